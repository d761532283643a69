// What a table is opened with, in words: what everyone wants to know before they sit down.
import type { GameShown, MatchShown, SettingShown, Terms } from '../protocol/types/api';
import { timeLeft } from '../table/clock';
import type { Translations } from '../translations/translations.svelte';
import { agentName } from './seats';

/** How many settings stand in front of a form. */
export const FIRST_SETTINGS = 5;
/** How many are told in any case; the others where chance decides, or where they differ from what is usual. */
const TOLD_ALWAYS = 2;

export interface Term {
  name: string;
  value: string;
}

/** What the players decided before play: the game's settings, its open questions, and how time and taking back go. */
export function termsOf(match: MatchShown, game: GameShown | null, words: Translations): Term[] {
  const said: Term[] = [];
  const tell = (name: string, value: string): void => void said.push({ name: words.say(name), value });
  const general = (game?.settings ?? []).filter((setting) => setting.seat === null);
  const first = new Set(general.slice(0, TOLD_ALWAYS));
  for (const setting of general) {
    const value = match.settings[setting.name] ?? setting.default;
    if (first.has(setting) || value !== setting.default || value === 'random')
      tell(`setting-${setting.name}`, valueOf('setting', setting, value, words));
  }
  for (const ruling of game?.rulings ?? []) {
    const value = match.rulings[ruling.name] ?? ruling.default;
    if (value !== ruling.default) tell(`ruling-${ruling.name}`, valueOf('ruling', ruling, value, words));
  }
  if (match.pack) tell('web-pack', words.say('web-terms-yes'));
  if (match.seats.length > 1) {
    for (const [name, value] of playing(match.terms, words)) tell(name, value);
    tell('web-undo-policy', words.say(`web-undo-policy-${match.undo}`));
  } else if (match.terms.clock !== 'none') tell('web-clock', clockOf(match.terms, words));
  if (match.terms.seed_known) tell('web-seed', words.say('web-terms-seed-known'));
  return said;
}

/** How a table of several people is played: together or over days, by which clock, and what a bot does. */
export function playing(terms: Terms, words: Translations): [string, string][] {
  const said: [string, string][] = [['web-table-kind', words.say(`web-table-kind-${terms.kind ?? 'live'}`)]];
  if (terms.kind === 'days')
    said.push(['web-table-days', words.say('web-days', { days: Math.round((terms.seconds ?? 0) / 86400) })]);
  else if (terms.clock && terms.clock !== 'none') said.push(['web-clock', clockOf(terms, words)]);
  const minutes = Math.ceil((terms.away ?? 0) / 60);
  const agent = agentName(terms.stand_in ?? 'thumb', words);
  if (terms.kind !== 'days')
    said.push([
      'web-terms-away',
      minutes ? words.say('web-terms-stand-in', { agent, minutes }) : words.say('web-terms-no-stand-in'),
    ]);
  if (terms.chat === false) said.push(['web-chat', words.say('web-terms-no')]);
  if (terms.spectators === false) said.push(['web-terms-spectators', words.say('web-terms-no')]);
  return said;
}

function clockOf(terms: Terms, words: Translations): string {
  const time = timeLeft(terms.seconds ?? 0, words);
  return words.say(`web-terms-clock-${terms.clock ?? 'none'}`, { time, increment: Math.round(terms.increment ?? 0) });
}

function valueOf(kind: string, { name }: SettingShown, value: string, words: Translations): string {
  const message = `${kind}-${name}-${value}`;
  return words.has(message) ? words.say(message) : value;
}

/** What a form asks about the time of a table. */
export interface TimeFields {
  kind: 'live' | 'days';
  days: number;
  clock: 'none' | 'decision' | 'bank';
  minutes: number;
  increment: number;
  /** Minutes until a bot stands in; 0 for never. */
  away: number;
}

export const USUAL_TIME: TimeFields = { kind: 'live', days: 1, clock: 'none', minutes: 10, increment: 0, away: 3 };

const DAY = 86400;

/** What the form says, as the server takes it; one who plays alone has a live table. */
export function timeTerms(time: TimeFields, several: boolean): Terms {
  const kind = several ? time.kind : 'live';
  if (kind === 'days') return { kind, clock: 'decision', seconds: time.days * DAY, increment: 0, away: time.away * 60 };
  const terms: Terms = { kind, clock: time.clock, away: time.away * 60, seconds: 0, increment: 0 };
  if (time.clock === 'none') return terms;
  return { ...terms, seconds: time.minutes * 60, increment: time.clock === 'bank' ? time.increment : 0 };
}

/** The form for terms as they are. */
export function timeFields(terms: Terms): TimeFields {
  const { kind = 'live', clock = 'none', seconds = 0, increment = 0, away = 0 } = terms;
  const minutes = kind === 'live' && seconds ? seconds / 60 : USUAL_TIME.minutes;
  const days = kind === 'days' && seconds ? Math.max(1, Math.round(seconds / DAY)) : USUAL_TIME.days;
  return { kind, days, clock: kind === 'days' ? 'none' : clock, minutes, increment, away: away / 60 };
}
