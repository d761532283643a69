// The server over HTTP, typed by its own description.
import type { paths, Problem } from './types/api';

type Method = 'get' | 'post' | 'put' | 'delete';
type PathWith<M extends Method> = { [P in keyof paths]: paths[P][M] extends object ? P : never }[keyof paths];
type Operation<P extends keyof paths, M extends Method> = paths[P][M];
type Params<O, K extends 'path' | 'query'> = O extends { parameters: { [key in K]?: infer V } }
  ? NonNullable<V>
  : never;
type Body<O> = O extends { requestBody: { content: { 'application/json': infer B } } } ? B : never;
type Ok<O> = O extends { responses: infer R } ? R[keyof R & (200 | 201)] : never;
type Answer<O> = Ok<O> extends { content: infer C } ? C[keyof C] : never;

interface Asked<O> {
  path?: Params<O, 'path'>;
  query?: Params<O, 'query'>;
  body?: Body<O>;
}

/** A request that the server refused, with the sentence it gave for it. */
export class Refusal extends Error {
  readonly problem: Problem;
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super(problem.text);
    this.problem = problem;
    this.status = status;
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {}

/** Whether asking once more would bring the same refusal. */
export function isFinal(error: unknown): boolean {
  return error instanceof Refusal && error.status < 500 && error.status !== 429;
}

/** Whether the server is only away or busy for now. */
export function isPassing(error: unknown): boolean {
  return error instanceof Unreachable || (error instanceof Refusal && !isFinal(error));
}

export async function get<P extends PathWith<'get'>>(
  path: P,
  asked: Asked<Operation<P, 'get'>> = {},
): Promise<Answer<Operation<P, 'get'>>> {
  return (await answered('get', path, asked)).json() as Promise<Answer<Operation<P, 'get'>>>;
}

export async function post<P extends PathWith<'post'>>(
  path: P,
  asked: Asked<Operation<P, 'post'>> = {},
): Promise<Answer<Operation<P, 'post'>>> {
  return (await answered('post', path, asked)).json() as Promise<Answer<Operation<P, 'post'>>>;
}

export async function put<P extends PathWith<'put'>>(
  path: P,
  asked: Asked<Operation<P, 'put'>> = {},
): Promise<Answer<Operation<P, 'put'>>> {
  return (await answered('put', path, asked)).json() as Promise<Answer<Operation<P, 'put'>>>;
}

export async function remove<P extends PathWith<'delete'>>(
  path: P,
  asked: Asked<Operation<P, 'delete'>> = {},
): Promise<Answer<Operation<P, 'delete'>>> {
  return (await answered('delete', path, asked)).json() as Promise<Answer<Operation<P, 'delete'>>>;
}

/**
 * The messages of the page; those of a game alone; or both together, with the names that the pack of a match brings.
 */
export async function wordsText(wanted: string, game = '', match = ''): Promise<string> {
  const query = game ? { game, ...(match ? { match } : { alone: true }) } : {};
  return (await answered('get', '/api/v1/words/{language}', { path: { language: wanted }, query })).text();
}

/** A record as the file that it is. */
export async function recordText(match: string): Promise<string> {
  return (await answered('get', '/api/v1/matches/{name}/record', { path: { name: match } })).text();
}

/** The address of something in the server's description. */
export function address(path: string, parts: object = {}, query: object = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parts[name as never])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size ? `${filled}?${search}` : filled;
}

async function answered(
  method: Method,
  path: string,
  asked: { path?: object; query?: object; body?: unknown },
): Promise<Response> {
  // What a browser has fetched ahead is taken only for a request that is the same to the last header.
  const headers: Record<string, string> = {};
  if (asked.body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(address(path, asked.path, asked.query), {
      method: method.toUpperCase(),
      headers,
      credentials: 'same-origin',
      body: asked.body === undefined ? null : JSON.stringify(asked.body),
    });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  if (response.ok) return response;
  let problem: Problem;
  try {
    problem = (await response.json()) as Problem;
  } catch {
    throw new Unreachable(`${response.status}`);
  }
  throw new Refusal(problem, response.status);
}
