/** What the page of a match asks for first, asked as soon as the match is made: its room is still being opened meanwhile. */
import { api, type Made } from "./api";
import { madeHere } from "./keys";

type Board = ReturnType<typeof api.board>;
type Ticket = Promise<Pick<Awaited<ReturnType<typeof api.ticket>>, "ticket">>;

/** Each answer is taken once: a ticket is good for one connection, and a board may have changed since. */
const boards = new Map<string, Board>();
const tickets = new Map<string, Ticket>();

export function askAhead({ match, token, ticket }: Made): void {
  // until its key is kept, nobody knows that it is not at the server, which is gone
  if (madeHere.has(match)) return;
  boards.set(match, api.board(match, token));
  // whoever makes a match is given the ticket with it, but not by a server of an older version
  tickets.set(token, ticket ? Promise.resolve({ ticket }) : api.ticket(token));
  // whoever takes it hears of what went wrong; nobody else needs to
  for (const asked of [boards.get(match), tickets.get(token)]) asked?.catch(() => undefined);
}

export function boardOf(match: string, token: string | undefined): Board {
  return taken(boards, match) ?? api.board(match, token);
}

export function ticketFor(token: string | undefined): Ticket {
  return (token === undefined ? undefined : taken(tickets, token)) ?? api.ticket(token);
}

function taken<Answer>(answers: Map<string, Answer>, key: string): Answer | undefined {
  const answer = answers.get(key);
  answers.delete(key);
  return answer;
}
