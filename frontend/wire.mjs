// Types of the wire: JSON Schema on standard input, TypeScript on standard output.
import { compile } from "json-schema-to-typescript";
import { text } from "node:stream/consumers";

const { title, definitions } = JSON.parse(await text(process.stdin));
// a reference stands alone: with a description beside it, the compiler would make a copy of what it refers to
const alone = (part) => {
  if (Array.isArray(part)) return part.map(alone);
  if (part === null || typeof part !== "object") return part;
  if ("$ref" in part) return { $ref: part.$ref };
  if ("prefixItems" in part) return { type: "array", items: part.prefixItems.map(alone), additionalItems: false };
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, alone(inner)]));
};
const schema = { title, type: "object", additionalProperties: false, properties: {}, definitions: alone(definitions) };
const made = await compile(schema, title, {
  additionalProperties: false,
  bannerComment: "/* Made by `python frontend/build.py --wire` from src/touchline/wire and the games' views: change it there. */",
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: true,
  strictIndexSignatures: false,
});
const remark = new RegExp(`( \\*\\n)? \\* This interface was referenced by \`${title}\`'s JSON-Schema\\n \\* via the \`definition\` "\\w+"\\.\\n`, "g");
const empty = new RegExp(`export interface ${title} \\{\\s*\\}\\n*`);
process.stdout.write(made.replace(remark, "").replace(/\/\*\*\n \*\/\n/g, "").replace(empty, ""));
