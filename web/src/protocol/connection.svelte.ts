// The socket of one seat at one match: numbered messages, what was missed, coming back, and the one choice that is on
// its way. docs/protocol.md tells the conversation.
import type { Happened, TableShown, Told } from './shapes';
import { Pace } from './pace';
import type { ClockShown, FromClient, FromServer, Refusal, SeatsChanged, SeatShown, Welcome, ProposalShown } from './types/messages';

export type Status = 'connecting' | 'open' | 'waiting' | 'ended';
type Numbered = FromServer & { n: number };
type Outgoing = FromClient extends infer M ? (M extends { type: string } ? Omit<M, 'id'> : never) : never;

export interface ChatLine {
  id: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** What became of a seat: who sat there, and which bot plays now. */
export interface Notice {
  id: number;
  what: string;
  seat: number;
  who: string;
  agent: string;
}

export interface UndoRequest {
  seat: number;
  agreed: number[];
  /** The version that it would lead back to, if the server can say. */
  back_to?: number | null;
}

/** What a Connection needs of a WebSocket. */
export interface Socket {
  readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Milliseconds before coming back, the next a little longer each time. */
const WAITS = [250, 500, 1000, 2000, 4000, 8000];
const PING_EVERY = 25_000;
const PATIENCE = 10_000;
/** The same, where a choice waits for its answer. */
const HURRY = 6_000;
/** A player who was gone for longer is told what happened meanwhile. */
const ABSENCE = 15_000;
const OPEN = 1;
/** Codes with which the server closes for good, and their messages. */
const FINAL: Record<number, string> = {
  4002: 'error-bad-message',
  4003: 'error-seat-gone',
  4004: 'error-no-such-match',
};

export class Connection {
  readonly match: string;
  readonly seat: number;

  status: Status = $state('connecting');
  game = $state('');
  /** `lobby`, `playing`, `over`, `frozen` or `replay`. */
  state = $state('');
  host = $state(false);
  /** The seat whose person acts as host while the host is gone. */
  actingHost: number | null = $state(null);
  seats: SeatShown[] = $state.raw([]);
  terms: Record<string, unknown> = $state.raw({});
  commitment = $state('');
  table: TableShown | null = $state.raw(null);
  log: Told[] = $state.raw([]);
  last: Told[] = $state.raw([]);
  /** The version at which a person here chose last, what was taken without asking left out; -1 before the first. */
  choseAt = $state(-1);
  /** More has happened than is shown: what others do waits until one can have read what they did before. */
  holds = $state(false);
  /** How long this stays on the screen before what others do next. */
  reading: (told: Told[]) => number = () => 0;
  /** Whether what is chosen at this table waits for its turn, or is shown at once. */
  paced: (table: TableShown) => boolean = () => false;
  /** What happened while this seat was away, until it is put aside. */
  missed: Told[] = $state.raw([]);
  /** More happened than `missed` tells. */
  missedMore = $state(false);
  /** What became of seats, until it is put aside. */
  notices: Notice[] = $state.raw([]);
  /** Seats whose talk is not wanted. */
  muted: number[] = $state.raw([]);
  clock: ClockShown | null = $state.raw(null);
  /** When the clock was told, in milliseconds of this browser. */
  clockAt = $state(0);
  chat: ChatLine[] = $state.raw([]);
  request: UndoRequest | null = $state.raw(null);
  /** This seat wanted to take something back, and another was against it; until something else happens. */
  declined = $state(false);
  frozen: Record<string, unknown> | null = $state.raw(null);
  paused = $state(false);
  /** What the people at the table are asked to decide. */
  proposal: ProposalShown | null = $state.raw(null);
  /** The next game of the same people. */
  rematch: string | null = $state(null);
  /** How many spectators are connected. */
  watching = $state(0);
  /**
   * The log has to be asked for: something was taken back and no one could say how far, or the welcome left out the
   * oldest of what was missed.
   */
  unsure = $state(false);
  /** The last refusal, until the next choice. */
  refusal: Refusal | null = $state.raw(null);
  /** Why the connection has ended for good. */
  ended: Refusal | null = $state.raw(null);
  /** Milliseconds at which coming back is tried next. */
  nextTry = $state(0);

  #inFlight: { id: number; message: Outgoing; version: number } | null = $state.raw(null);
  /** A choice is on its way. */
  pending = $derived(this.#inFlight !== null);

  #pace = new Pace((holds) => (this.holds = holds));
  /** The newest table, which may not be shown yet. */
  #newest: TableShown | null = null;
  /** What is shown is what came of a choice made here. */
  #own = false;
  #socket: Socket | null = null;
  #make: () => Socket;
  #secret: string;
  #number = 0;
  #ids = 0;
  #tries = 0;
  /** When the line was lost, in milliseconds; 0 while there is one. */
  #lostAt = 0;
  #greeted = false;
  /** Something is missing that the welcome will tell; moments that come meanwhile wait for it. */
  #behind = false;
  #early: Told[] = [];
  #closed = false;
  #answers = new Map<number, (answer: unknown) => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #woken = (): void => this.wake();
  #online = (): void => {
    this.#tries = 0;
    this.wake();
  };
  /** The browser knows at once what a silent line tells late. */
  #offline = (): void => {
    if (this.status === 'open' || this.status === 'connecting') this.#lost(0);
  };

  constructor(match: string, seat: number, secret = '', make?: () => Socket) {
    this.match = match;
    this.seat = seat;
    this.#secret = secret;
    this.#make = make ?? (() => new WebSocket(socketAddress(match)));
    addEventListener('online', this.#online);
    addEventListener('offline', this.#offline);
    document.addEventListener('visibilitychange', this.#woken);
    this.#connect();
  }

  /** Show all that has happened. */
  skip(): void {
    this.#pace.skip();
  }

  /** Answer what is asked as soon as one can have read what others did before. */
  whenRead(answer: () => void): void {
    if (this.#own) answer();
    else this.#pace.add(answer, true);
  }

  /** The newest version that this seat has seen. */
  get version(): number {
    return this.table?.version ?? 0;
  }

  /** Choose; `taken` says that it is the only option, and no one was asked. */
  choose(key: string, taken = false): boolean {
    // What was offered before the others chose may not be offered any more.
    if (this.holds) {
      this.#pace.skip(false);
      const offered = [...(this.table?.options ?? []), ...(this.table?.anytime_options ?? [])];
      if (!offered.some((each) => each.key === key)) return false;
    }
    return this.#submit({ type: 'choose', version: this.version, key, ...(taken ? { taken } : {}) });
  }

  undo(): boolean {
    this.#pace.skip(false);
    return this.#submit({ type: 'undo', version: this.version });
  }

  redo(): boolean {
    this.#pace.skip(false);
    return this.#submit({ type: 'redo', version: this.version });
  }

  consent(agree: boolean): void {
    this.#send({ type: 'consent', agree });
  }

  /** Say something at the table; false if the line is down. */
  say(text: string): boolean {
    return this.#send({ type: 'chat', text }) > 0;
  }

  mute(seats: number[]): void {
    this.muted = seats;
    this.chat = this.chat.filter((line) => !seats.includes(line.seat));
    this.#send({ type: 'mute', seats });
  }

  /** Ask about the table: odds, why, wonders, details, a tip. Null if it was refused or the line broke. */
  ask(about: 'odds' | 'why' | 'wonders' | 'details' | 'tip', key = ''): Promise<unknown> {
    return new Promise((resolve) => {
      const id = this.#send({ type: 'ask', about, key });
      if (id === 0) resolve(null);
      else this.#answers.set(id, resolve);
    });
  }

  /**
   * Fill the log with what was told before this browser came; what the server tells anew takes the place of what was
   * heard.
   */
  remember(moments: Told[]): void {
    const last = moments.at(-1)?.version ?? Infinity;
    const first = moments[0]?.version ?? Infinity;
    const later = this.log.filter((told) => told.version > last);
    this.unsure = later.some(isUnsure);
    this.log = [...this.log.filter((told) => told.version < first), ...moments, ...later];
  }

  /** What happened meanwhile has been read. */
  putAside(): void {
    this.missed = [];
    this.missedMore = false;
  }

  /** A notice has been read. */
  dismiss(notice: Notice): void {
    this.notices = this.notices.filter((each) => each !== notice);
  }

  /**
   * Try to come back now; a line that seems to be open is asked whether it is: while no one looked it may have died
   * unnoticed.
   */
  wake(): void {
    if (document.visibilityState === 'hidden') return;
    if (this.status === 'open') this.#ping();
    if (this.status !== 'waiting') return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#pace.clear();
    removeEventListener('online', this.#online);
    removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#woken);
    clearTimeout(this.#timer);
    this.#drop();
  }

  // The line

  #connect(): void {
    this.#drop();
    this.status = 'connecting';
    this.#number = 0;
    this.#greeted = false;
    // The server may tell of a moment before it has said welcome, and only the welcome tells what was before that.
    this.#behind = true;
    this.#early = [];
    const socket = this.#make();
    this.#socket = socket;
    socket.onopen = () => this.#hello();
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as Numbered);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
    this.#pinger = setInterval(() => this.#ping(), PING_EVERY);
    // A line that opens but never speaks counts as lost, too.
    this.#silence = setTimeout(() => this.#lost(0), PATIENCE);
  }

  #drop(): void {
    clearInterval(this.#pinger);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    for (const answer of this.#answers.values()) answer(null);
    this.#answers.clear();
  }

  #lost(code: number): void {
    this.#drop();
    if (this.#closed || this.status === 'ended') return;
    const final = FINAL[code];
    if (final) {
      this.#end({ error: final });
      return;
    }
    this.status = 'waiting';
    this.#lostAt ||= Date.now();
    const wait = (WAITS[this.#tries] ?? WAITS[WAITS.length - 1] ?? 8000) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.nextTry = Date.now() + wait;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #end(reason: Refusal): void {
    this.ended = reason;
    this.status = 'ended';
    this.#inFlight = null;
    this.#drop();
  }

  #ping(): void {
    if (this.#send({ type: 'ping' })) {
      clearTimeout(this.#silence);
      this.#silence = setTimeout(() => this.#lost(0), PATIENCE);
    }
  }

  #hello(): void {
    // What is not told again has to be there.
    this.#pace.skip(false);
    this.#send({
      type: 'hello',
      seat: this.seat,
      secret: this.#secret,
      version: this.table?.version ?? null,
      muted: this.muted,
    });
  }

  /** Send a message under a new number; 0 if the line is down. */
  #send(message: Outgoing): number {
    if (!this.#socket || this.#socket.readyState !== OPEN) return 0;
    this.#ids += 1;
    this.#socket.send(JSON.stringify({ ...message, id: this.#ids }));
    return this.#ids;
  }

  /** One choice at a time; what comes while one is on its way is not taken. */
  #submit(message: Outgoing): boolean {
    if (this.#inFlight || this.status !== 'open' || !this.table) return false;
    const id = this.#send(message);
    if (id === 0) return false;
    this.refusal = null;
    this.#inFlight = { id, message, version: this.version };
    // The player waits for the answer, so a dead connection is found out soon.
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(0), HURRY);
    return true;
  }

  // What comes in

  #hear(message: Numbered): void {
    clearTimeout(this.#silence);
    const gap = message.n !== this.#number + 1;
    this.#number = message.n;
    // The welcome tells everything anew, so nothing can be missing before it.
    if (gap && message.type !== 'welcome') {
      this.#behind = true;
      this.#hello();
    }
    const re = 're' in message ? (message.re ?? 0) : 0;
    switch (message.type) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'moment':
        this.#moment(message.table as TableShown, {
          version: message.table.version,
          events: message.events as Happened[],
          did: message.did ?? 'choice',
          back_to: message.back_to ?? null,
          how: message.how ?? '',
          by: message.by ?? null,
        }, re !== 0 && this.#inFlight?.id === re);
        this.#tick(message.clock ?? null);
        if (re && this.#inFlight?.id === re) this.#chose(this.#inFlight, message.table.version);
        // A request to undo lapses with the next entry, or is settled by it.
        this.request = null;
        break;
      case 'refused':
        this.#refused(message.reason, re, (message.table as TableShown | null | undefined) ?? null);
        break;
      case 'seats':
        this.#seated(message);
        break;
      case 'undo-asked':
        this.#undoAsked(message.request as UndoRequest | null);
        break;
      case 'notice':
        this.#noticed([message.notice as unknown as Notice]);
        break;
      case 'chat':
        this.#said([message.line as unknown as ChatLine]);
        break;
      case 'answer':
        this.#answers.get(re)?.(message.answer);
        this.#answers.delete(re);
        break;
      case 'bye':
        if (!message.again) this.#end({ error: message.reason });
        break;
      case 'done':
      case 'pong':
        break;
    }
    if (re && this.#inFlight?.id === re) this.#inFlight = null;
  }

  #welcome(message: Welcome): void {
    const first = this.table === null;
    this.status = 'open';
    this.#tries = 0;
    this.#greeted = true;
    this.game = message.game;
    this.state = message.state;
    this.host = message.host;
    this.actingHost = message.acting_host ?? null;
    this.seats = message.seats;
    this.terms = message.terms;
    this.commitment = message.commitment;
    this.#said(message.chat as unknown as ChatLine[]);
    this.#undoAsked((message.request as UndoRequest | null | undefined) ?? null);
    this.#noticed((message.notices ?? []) as unknown as Notice[]);
    this.frozen = message.frozen ?? null;
    this.paused = message.paused ?? false;
    this.proposal = message.proposal ?? null;
    this.rematch = message.rematch ?? null;
    this.watching = message.watching ?? 0;
    this.#tick(message.clock ?? null);
    const missed = message.missed as Told[];
    const fresh = this.#caughtUp(missed);
    // A short break is no one's absence.
    if (first || (this.#lostAt && Date.now() - this.#lostAt > ABSENCE)) {
      this.missed = [...this.missed, ...missed];
      this.missedMore ||= message.more;
    }
    this.#lostAt = 0;
    // A browser that is new here asks for the log anyway.
    if (message.more && !first) this.unsure = true;
    if (message.table) this.#show(message.table as TableShown, fresh);
    this.#again();
  }

  #moment(table: TableShown, told: Told, own: boolean): void {
    if (this.#behind) {
      this.#early.push(told);
      return;
    }
    const before = this.#pace.holds ? this.#newest : this.table;
    this.#newest = table;
    if (before && told.did === 'choice' && !own && this.paced(before)) {
      this.#pace.add(() => {
        this.#own = false;
        this.#show(table, [told]);
      });
      return;
    }
    this.#pace.skip(false);
    this.#own = own;
    this.#show(table, [told]);
  }

  /** A person chose; what they took back is told to them as such. */
  #chose({ message, version }: { message: Outgoing; version: number }, now: number): void {
    if (message.type !== 'choose') this.choseAt = now;
    else if (message.taken !== true) this.choseAt = version;
  }

  /** What was missed, and what came before the welcome, which does not repeat it for a browser that is new here. */
  #caughtUp(missed: Told[]): Told[] {
    const last = missed.at(-1)?.version ?? -1;
    const all = [...missed, ...this.#early.filter((told) => told.version > last)];
    this.#behind = false;
    this.#early = [];
    return all;
  }

  /**
   * Lines of talk, each once, in their order: one may be told by itself and with the welcome, and either may be first.
   */
  #said(lines: ChatLine[]): void {
    const all = new Map([...this.chat, ...lines].map((line) => [line.id, line]));
    this.chat = [...all.values()].sort((one, other) => one.id - other.id);
  }

  /** The last thing that became of each seat. */
  #noticed(fresh: Notice[]): void {
    const all = new Map([...this.notices, ...fresh].map((each) => [each.seat, each]));
    this.notices = [...all.values()].sort((one, other) => one.id - other.id);
  }

  /** A request to undo, or that there is none any more: one of ours without a result was declined. */
  #undoAsked(request: UndoRequest | null): void {
    this.declined = request === null && (this.declined || this.request?.seat === this.seat);
    this.request = request;
  }

  #seated(message: SeatsChanged): void {
    const stood = this.paused || this.frozen !== null;
    this.seats = message.seats;
    this.actingHost = message.acting_host ?? null;
    this.state = message.state;
    this.paused = message.paused ?? false;
    this.frozen = message.frozen ?? null;
    this.proposal = message.proposal ?? null;
    this.rematch = message.rematch ?? null;
    this.watching = message.watching ?? 0;
    if (message.terms) this.terms = message.terms as Record<string, unknown>;
    const stands = this.paused || this.frozen !== null;
    // The server sends no clock with a pause: what ran until then is counted here, and what passes during it is not.
    if (this.clock && stands !== stood) {
      const left = this.clock.left;
      const ran = stood ? 0 : (Date.now() - this.clockAt) / 1000;
      this.#tick({ ...this.clock, left: left === null ? null : Math.max(0, left - ran) });
    }
  }

  /**
   * After a break: a choice that the server never got is sent again; one that it got, or that came too late, is over.
   */
  #again(): void {
    const sent = this.#inFlight;
    if (!sent) return;
    this.#inFlight = null;
    if (sent.message.type === 'choose' && sent.version === this.version) this.#submit(sent.message);
  }

  #show(table: TableShown, told: Told[]): void {
    const seen = this.log.at(-1)?.version ?? -1;
    const fresh = told.filter((each) => each.version > seen);
    // What comes late, from before a resynchronisation, changes nothing.
    if (this.table && table.version < this.table.version) return;
    this.table = table;
    if (fresh.length) {
      this.log = [...this.log, ...fresh];
      this.last = fresh;
      this.declined = false;
      if (fresh.some(isUnsure)) this.unsure = true;
      this.#pace.stays(this.reading(fresh));
    }
    const outcome = table.view['outcome'];
    if (outcome && this.state === 'playing') this.state = 'over';
    else if (!outcome && this.state === 'over') this.state = 'playing';
    else if (this.state === 'lobby') this.state = 'playing';
  }

  #refused(reason: Refusal, re: number, table: TableShown | null): void {
    const answer = this.#answers.get(re);
    if (answer) {
      this.#answers.delete(re);
      answer(null);
      return;
    }
    if (!this.#greeted) {
      if (reason.error === 'error-too-fast') this.#lost(0);
      else this.#end(reason);
      return;
    }
    this.refusal = reason;
    if (table) {
      this.#pace.skip(false);
      this.#show(table, []);
    }
  }

  #tick(clock: ClockShown | null): void {
    this.clock = clock;
    this.clockAt = Date.now();
  }
}

/** Whether the log cannot tell from this moment what counts. */
function isUnsure({ did, back_to }: Told): boolean {
  return did === 'several' || ((did === 'undo' || did === 'step-back') && (back_to ?? null) === null);
}

function socketAddress(match: string): string {
  const url = new URL(`/api/v1/matches/${encodeURIComponent(match)}/socket`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
