// Made by scripts/types.mjs from schema.json; do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Answer
         * @description What was asked about.
         */
        Answer: {
            about: string;
            answer: unknown;
            /** @default 0 */
            n?: number;
            /** @default 0 */
            re?: number;
            /** @enum {unknown} */
            type: "answer";
        };
        /**
         * Ask
         * @description Ask about the table: the odds of an option, why something cannot be done, what one may wonder about, all details,
         *         or a tip.
         */
        Ask: {
            about: string;
            /** @default 0 */
            id?: number;
            /** @default  */
            key?: string;
            /** @enum {unknown} */
            type: "ask";
        };
        /**
         * Bye
         * @description The server ends the connection, and why; `again` says whether to come back.
         */
        Bye: {
            again: boolean;
            /** @default 0 */
            n?: number;
            reason: string;
            /** @enum {unknown} */
            type: "bye";
        };
        /**
         * Chat
         * @description Say something to the table.
         */
        Chat: {
            /** @default 0 */
            id?: number;
            text: string;
            /** @enum {unknown} */
            type: "chat";
        };
        /**
         * Choose
         * @description Choose an option of the decision that was seen at `version`.
         *
         *         `taken` says that it was the only one, and the client took it without asking the person.
         */
        Choose: {
            /** @default 0 */
            id?: number;
            key: string;
            /** @default false */
            taken?: boolean;
            /** @enum {unknown} */
            type: "choose";
            version: number;
        };
        /**
         * ClockShown
         * @description Seconds left: of the decision that is asked, and each seat's bank.
         */
        ClockShown: {
            banks: number[] | null;
            left: number | null;
            seat: number | null;
        };
        /**
         * Consent
         * @description Answer a request to take back.
         */
        Consent: {
            agree: boolean;
            /** @default 0 */
            id?: number;
            /** @enum {unknown} */
            type: "consent";
        };
        /**
         * DecisionShown
         * @description The question that is asked now; another seat is only told who is asked, and not even that of a private one.
         */
        DecisionShown: {
            ask?: string;
            options?: components["schemas"]["OptionShown"][];
            rule?: string;
            seat: number | null;
            /** @enum {unknown} */
            shape?: "action" | "amount" | "card" | "confirm" | "one" | "order" | "pass" | "path" | "pay" | "place" | "several" | "turn";
        };
        /**
         * Done
         * @description Carried out, with nothing more to tell.
         */
        Done: {
            /** @default 0 */
            n?: number;
            /** @default 0 */
            re?: number;
            /** @enum {unknown} */
            type: "done";
        };
        /**
         * EventShown
         * @description Something that happened, as a seat that may know it is told.
         */
        EventShown: {
            event: string;
            facts: Record<string, unknown>;
            private: boolean;
            quiet?: boolean;
            rule: string;
        };
        FromClient: components["schemas"]["Hello"] | components["schemas"]["Choose"] | components["schemas"]["Undo"] | components["schemas"]["Redo"] | components["schemas"]["Consent"] | components["schemas"]["Chat"] | components["schemas"]["Mute"] | components["schemas"]["Ask"] | components["schemas"]["Ping"];
        FromServer: components["schemas"]["Welcome"] | components["schemas"]["Moment"] | components["schemas"]["Refused"] | components["schemas"]["SeatsChanged"] | components["schemas"]["UndoAsked"] | components["schemas"]["Said"] | components["schemas"]["Noticed"] | components["schemas"]["Answer"] | components["schemas"]["Done"] | components["schemas"]["Pong"] | components["schemas"]["Bye"];
        /**
         * Hello
         * @description Begin, or begin again after a gap: the version seen last, and what is wanted.
         */
        Hello: {
            /** @default 0 */
            id?: number;
            /** @default [] */
            muted?: number[];
            /** @default true */
            prose?: boolean;
            /** @default -1 */
            seat?: number;
            /** @default  */
            secret?: string;
            /** @enum {unknown} */
            type: "hello";
            /** @default null */
            version?: number | null;
        };
        /**
         * Moment
         * @description Something happened: the events that this seat may know, and the table after it.
         *
         *         `re` acknowledges a choice of this connection.
         */
        Moment: {
            /** @default null */
            back_to?: number | null;
            /** @default null */
            by?: number | null;
            /** @default null */
            clock?: components["schemas"]["ClockShown"] | null;
            /**
             * @default choice
             * @enum {unknown}
             */
            did?: "anytime" | "choice" | "redo" | "several" | "start" | "step-back" | "undo";
            events: components["schemas"]["EventShown"][];
            /** @default  */
            how?: string;
            /** @default 0 */
            n?: number;
            /** @default false */
            own?: boolean;
            /** @default 0 */
            re?: number;
            table: components["schemas"]["TableShown"];
            /** @enum {unknown} */
            type: "moment";
        };
        /**
         * Mute
         * @description Hear no chat of these seats.
         */
        Mute: {
            /** @default 0 */
            id?: number;
            seats: number[];
            /** @enum {unknown} */
            type: "mute";
        };
        /**
         * Noticed
         * @description What became of a seat: `stand-in`, `back`, `handed-on`, `stood-up`, `freed`, `opened`, `returned`; who sat there,
         *         and which bot plays now. Or that there are other `terms`, and who wanted them.
         */
        Noticed: {
            /** @default 0 */
            n?: number;
            notice: Record<string, unknown>;
            /** @enum {unknown} */
            type: "notice";
        };
        /**
         * OptionShown
         * @description An option of the question, or one that is there at any time.
         */
        OptionShown: {
            key: string;
            verb: string;
            where: Record<string, unknown>[];
        };
        /**
         * OutcomeShown
         * @description How the game ended.
         */
        OutcomeShown: {
            name: string;
            rule: string;
            winners: number[];
        };
        /**
         * Ping
         * @description Are you there?
         */
        Ping: {
            /** @default 0 */
            id?: number;
            /** @enum {unknown} */
            type: "ping";
        };
        /**
         * Pong
         * @description I am here.
         */
        Pong: {
            /** @default 0 */
            n?: number;
            /** @default 0 */
            re?: number;
            /** @enum {unknown} */
            type: "pong";
        };
        /**
         * ProposalShown
         * @description What the people at a table are asked to decide, by which seat, about which, who agreed so far, and whose answer
         *         is wanted.
         */
        ProposalShown: {
            agreed: number[];
            asked: number[];
            by: number;
            seat: number;
            terms: components["schemas"]["Terms"] | null;
            /** @enum {unknown} */
            what: "free" | "resume" | "stand-in" | "terms";
        };
        /**
         * Redo
         * @description Make the choice again that was taken back last.
         */
        Redo: {
            /** @default 0 */
            id?: number;
            /** @enum {unknown} */
            type: "redo";
            version: number;
        };
        /**
         * Refusal
         * @description Why not: a message id with its facts, the rules behind it, and the reasons it is made of. Of a file with several
         *         mistakes it tells the first, and `further` the others.
         */
        Refusal: {
            error: string;
            /** @default {} */
            facts?: Record<string, unknown>;
            /** @default [] */
            further?: components["schemas"]["Refusal"][];
            /** @default [] */
            parts?: Record<string, unknown>[];
            /** @default [] */
            rules?: string[];
        };
        /**
         * Refused
         * @description A message was not carried out, and why; for a choice that came too late, with the table as it is.
         */
        Refused: {
            /** @default 0 */
            n?: number;
            /** @default 0 */
            re?: number;
            reason: components["schemas"]["Refusal"];
            /** @default null */
            table?: components["schemas"]["TableShown"] | null;
            /** @enum {unknown} */
            type: "refused";
        };
        /**
         * Said
         * @description A chat message.
         */
        Said: {
            line: Record<string, unknown>;
            /** @default 0 */
            n?: number;
            /** @enum {unknown} */
            type: "chat";
        };
        /**
         * SeatShown
         * @description A seat as all see it.
         */
        SeatShown: {
            agent: string;
            kind: string;
            name: string;
            present: boolean;
            /** @default false */
            ready?: boolean;
            seat: number;
            side: number;
            stand_in: string;
            /** @default  */
            stand_in_why?: string;
        };
        /**
         * SeatsChanged
         * @description Who sits where, and who is connected; whether the match has begun, is paused or frozen.
         */
        SeatsChanged: {
            /** @default null */
            acting_host?: number | null;
            /** @default null */
            frozen?: Record<string, unknown> | null;
            /** @default 0 */
            n?: number;
            /** @default false */
            paused?: boolean;
            /** @default null */
            proposal?: components["schemas"]["ProposalShown"] | null;
            /** @default null */
            rematch?: string | null;
            seats: components["schemas"]["SeatShown"][];
            state: string;
            /** @default null */
            terms?: components["schemas"]["Terms"] | null;
            /** @enum {unknown} */
            type: "seats";
            /** @default 0 */
            watching?: number;
        };
        /**
         * TableShown
         * @description The table at a version as one seat sees it.
         */
        TableShown: {
            /** @default null */
            anytime_options?: Record<string, unknown>[] | null;
            /** @default null */
            ask?: Record<string, unknown> | null;
            /**
             * @default
             * @enum {unknown}
             */
            forced?: "" | "end-turn" | "only" | "payment";
            /** @default  */
            forced_key?: string;
            /** @default null */
            options?: Record<string, unknown>[] | null;
            /** @default null */
            summary?: [
                string,
                Record<string, unknown>
            ][] | null;
            /** @default null */
            undo?: components["schemas"]["UndoShown"] | null;
            version: number;
            view: components["schemas"]["View"];
        };
        /**
         * Terms
         * @description What the host decides about the table: watching, chat, time.
         */
        Terms: {
            /** @default 180 */
            away?: number;
            /** @default true */
            chat?: boolean;
            /**
             * @default none
             * @enum {unknown}
             */
            clock?: "bank" | "decision" | "none";
            /** @default 0 */
            increment?: number;
            /**
             * @default live
             * @enum {unknown}
             */
            kind?: "days" | "live";
            /** @default 0 */
            seconds?: number;
            /** @default false */
            seed_known?: boolean;
            /** @default true */
            spectators?: boolean;
            /** @default thumb */
            stand_in?: string;
        };
        /**
         * Told
         * @description What happened at a version, as one seat knows it.
         */
        Told: {
            /** @default null */
            back_to?: number | null;
            /** @default null */
            by?: number | null;
            /**
             * @default choice
             * @enum {unknown}
             */
            did?: "anytime" | "choice" | "redo" | "several" | "start" | "step-back" | "undo";
            events: components["schemas"]["EventShown"][];
            /** @default  */
            how?: string;
            /** @default false */
            own?: boolean;
            version: number;
        };
        /**
         * Undo
         * @description Take back one's last choice; under the policy `consent` the others may be asked.
         */
        Undo: {
            /** @default 0 */
            id?: number;
            /** @enum {unknown} */
            type: "undo";
            version: number;
        };
        /**
         * UndoAsked
         * @description A seat asks to take back its last choice; None when the question is settled.
         */
        UndoAsked: {
            /** @default 0 */
            n?: number;
            request: Record<string, unknown> | null;
            /** @enum {unknown} */
            type: "undo-asked";
        };
        /**
         * UndoShown
         * @description Whether this seat may take its last choice back, whether that is free, and whether one can be made again.
         */
        UndoShown: {
            can: boolean;
            free: boolean;
            policy: string;
            redo: boolean;
        };
        /**
         * View
         * @description The whole of what a seat may know.
         */
        View: {
            anytime_options: components["schemas"]["OptionShown"][];
            decision: components["schemas"]["DecisionShown"] | null;
            game: string;
            outcome: components["schemas"]["OutcomeShown"] | null;
            pieces: Record<string, unknown>;
            seat: number;
        };
        /**
         * Welcome
         * @description The first message: who you are, who is there, and the table.
         *
         *         `missed` is what happened since the version seen last.
         */
        Welcome: {
            /** @default null */
            acting_host?: number | null;
            chat: Record<string, unknown>[];
            /** @default null */
            clock?: components["schemas"]["ClockShown"] | null;
            commitment: string;
            /** @default null */
            frozen?: Record<string, unknown> | null;
            game: string;
            host: boolean;
            match: string;
            missed: components["schemas"]["Told"][];
            more: boolean;
            /** @default 0 */
            n?: number;
            /** @default [] */
            notices?: Record<string, unknown>[];
            /** @default false */
            paused?: boolean;
            /** @default null */
            proposal?: components["schemas"]["ProposalShown"] | null;
            /** @default 0 */
            re?: number;
            /** @default null */
            rematch?: string | null;
            /** @default null */
            request?: Record<string, unknown> | null;
            seat: number;
            seats: components["schemas"]["SeatShown"][];
            state: string;
            table: components["schemas"]["TableShown"] | null;
            terms: Record<string, unknown>;
            /** @enum {unknown} */
            type: "welcome";
            /** @default 0 */
            watching?: number;
        };
        /**
         * Wonder
         * @description Something a player may wonder about: an option in words, legal or not, what it points at, and why it cannot be
         *         chosen now.
         */
        Wonder: {
            facts: Record<string, unknown>;
            key: string;
            say: string;
            where: Record<string, unknown>[];
            why: components["schemas"]["Refusal"] | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Answer = components['schemas']['Answer'];
export type Ask = components['schemas']['Ask'];
export type Bye = components['schemas']['Bye'];
export type Chat = components['schemas']['Chat'];
export type Choose = components['schemas']['Choose'];
export type ClockShown = components['schemas']['ClockShown'];
export type Consent = components['schemas']['Consent'];
export type DecisionShown = components['schemas']['DecisionShown'];
export type Done = components['schemas']['Done'];
export type EventShown = components['schemas']['EventShown'];
export type FromClient = components['schemas']['FromClient'];
export type FromServer = components['schemas']['FromServer'];
export type Hello = components['schemas']['Hello'];
export type Moment = components['schemas']['Moment'];
export type Mute = components['schemas']['Mute'];
export type Noticed = components['schemas']['Noticed'];
export type OptionShown = components['schemas']['OptionShown'];
export type OutcomeShown = components['schemas']['OutcomeShown'];
export type Ping = components['schemas']['Ping'];
export type Pong = components['schemas']['Pong'];
export type ProposalShown = components['schemas']['ProposalShown'];
export type Redo = components['schemas']['Redo'];
export type Refusal = components['schemas']['Refusal'];
export type Refused = components['schemas']['Refused'];
export type Said = components['schemas']['Said'];
export type SeatShown = components['schemas']['SeatShown'];
export type SeatsChanged = components['schemas']['SeatsChanged'];
export type TableShown = components['schemas']['TableShown'];
export type Terms = components['schemas']['Terms'];
export type Told = components['schemas']['Told'];
export type Undo = components['schemas']['Undo'];
export type UndoAsked = components['schemas']['UndoAsked'];
export type UndoShown = components['schemas']['UndoShown'];
export type View = components['schemas']['View'];
export type Welcome = components['schemas']['Welcome'];
export type Wonder = components['schemas']['Wonder'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
