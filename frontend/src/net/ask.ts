/** Asking whoever keeps the matches: one question, one answer, and what may come instead. */
import { newId } from "./outbox";
import { transport, type Answer } from "./transport";
import type { Refusal } from "./types";

/** A refusal of the server, in its own words. */
export class Refused extends Error {
  constructor(readonly why: Refusal, readonly status: number) {
    super(why.message);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

/** Ask, and read the answer; a refusal is thrown. */
export async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  let answer: Answer;
  try {
    answer = await transport.ask(method, path, body, token);
  } catch {
    throw new Unreachable(path);
  }
  if (answer.status < 400) return (answer.json ? JSON.parse(answer.text) : answer.text) as T;
  let why: Refusal = { kind: "error", message: String(answer.status), rules: [] };
  try {
    why = (JSON.parse(answer.text) as { error: Refusal }).error;
  } catch {
    // a proxy's page instead of an answer of ours
  }
  throw new Refused(why, answer.status);
}

const ATTEMPTS = 3;

/** Ask for something to be made, under an id that makes it once: an answer that got lost is fetched by asking again. */
export async function make<T>(path: string, order: object, token?: string): Promise<T> {
  const once = { ...order, cmd_id: newId() };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask<T>("POST", path, once, token);
    } catch (problem) {
      const lost = problem instanceof Unreachable || (problem instanceof Refused && problem.status >= 502);
      if (!lost || attempt === ATTEMPTS) throw problem;
      await new Promise((resume) => setTimeout(resume, 400 * attempt));
    }
  }
}
