// Words for people that stand in the code of a page instead of a catalogue, as tools/suite/prose.py finds them in Python.
import { parse } from "@babel/parser";

/** Three words in a row, in whatever string. */
const PROSE = /(?:^|[\s(])[A-Za-z][a-z']*,? [a-z][a-z']*,? [a-z][a-z']*(?=$|[\s.,;:!?)])/;
/** A word, where everything is for people. */
const WORD = /[A-Za-zÀ-ÿ]{2}/;
/** Attributes that somebody reads or hears. */
const FOR_PEOPLE = new Set(["alt", "aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "label", "placeholder", "title"]);
/** What is the same in every language: our name, and what is typed as it stands. */
const SAME_EVERYWHERE = new Set(["Touchline"]);
const TYPED = new Set(["code", "kbd", "style"]);
/** Said to programmers, or to the machine: errors of ours, selectors, what is looked for in a message of somebody else. */
const NOT_FOR_PEOPLE = new Set(["Error", "TypeError", "closest", "matches", "querySelector", "querySelectorAll", "includes", "startsWith"]);
/** Attributes that hold code. */
const CODE = new Set(["class", "style", "d", "transform", "viewBox", "points", "sizes", "media"]);

const nameOf = (node) => (node?.type === "JSXIdentifier" ? node.name : node?.type === "JSXNamespacedName" ? `${node.namespace.name}:${node.name.name}` : "");

/** Line and text of everything in a source that belongs in a catalogue. */
export function sentences(source) {
  const found = [];
  const tell = (node, text) => found.push({ line: node.loc.start.line, text: text.trim() });
  /** The strings that an expression may come to, in a place where people read it. */
  const read = (node) => {
    if (node.type === "ConditionalExpression") return [...read(node.consequent), ...read(node.alternate)];
    if (node.type === "LogicalExpression") return read(node.right);
    if (node.type === "BinaryExpression" && node.operator === "+") return [...read(node.left), ...read(node.right)];
    if (node.type === "StringLiteral") return [[node, node.value]];
    if (node.type === "TemplateLiteral") return node.quasis.map((part) => [part, part.value.cooked ?? ""]);
    return [];
  };
  const shown = (node) => {
    for (const [part, text] of read(node)) if (WORD.test(text) && !SAME_EVERYWHERE.has(text.trim())) tell(part, text);
  };
  const visit = (node) => {
    if (node === null || typeof node !== "object") return;
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node.type !== "string" || node.type === "ImportDeclaration" || node.type.startsWith("TS")) {
      if (node.expression && node.type.startsWith("TS")) visit(node.expression); // `as`, `satisfies`, `!`
      return;
    }
    if (node.type === "CallExpression" || node.type === "NewExpression") {
      const called = node.callee.type === "MemberExpression" || node.callee.type === "OptionalMemberExpression" ? node.callee.property.name : node.callee.name;
      if (NOT_FOR_PEOPLE.has(called)) return visit(node.callee);
    }
    if (node.type === "JSXElement") {
      const element = nameOf(node.openingElement.name);
      for (const child of TYPED.has(element) ? [] : node.children) {
        if (child.type === "JSXText" && WORD.test(child.value) && !SAME_EVERYWHERE.has(child.value.trim())) tell(child, child.value);
        if (child.type === "JSXExpressionContainer") shown(child.expression);
      }
    }
    if (node.type === "JSXAttribute") {
      const name = nameOf(node.name);
      if (CODE.has(name)) return;
      const value = node.value?.type === "JSXExpressionContainer" ? node.value.expression : node.value;
      if (FOR_PEOPLE.has(name) && value) shown(value);
    }
    if (node.type === "StringLiteral" && PROSE.test(node.value)) tell(node, node.value);
    if (node.type === "TemplateElement" && PROSE.test(node.value.cooked ?? "")) tell(node, node.value.cooked);
    for (const [key, inner] of Object.entries(node)) if (key !== "loc" && !key.endsWith("omments")) visit(inner);
  };
  visit(parse(source, { sourceType: "module", plugins: ["typescript", "jsx"] }).program.body);
  return found.filter((each, index) => found.findIndex((other) => other.line === each.line && other.text === each.text) === index);
}
