/** Generated from openapi.json by `npm run docs`. */
export interface paths {
    "/browse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do a task
         * @description Does the task in a session of its own and closes it afterwards, whatever happened. Disconnecting cancels the task. With `Accept: text/event-stream` it reports each step before it is taken (`event: step`, with `step`, `url`, `title`, `action`, `selector`, `value`, `target`, and `before`, what became of the step before), and ends with `event: result` (the body below) or `event: error` (`error`, `code`, and where the headers of a failed reply would have them `outcome`, `pending` and `retryAfter`, in seconds). With an `Idempotency-Key` it is done once at most.
         */
        post: operations["browse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a task for your own model
         * @description Opens a task in which your own model decides. Show it `rules` and `view`, and send what it decides to POST /task/{taskId}. The task ends with its model’s `done`, `needUser` or `giveUp`, by DELETE, or after ten minutes without a call. With an `Idempotency-Key` it is opened once at most.
         */
        post: operations["openTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/{taskId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Repeat the latest answer of a task
         * @description What its latest turn was answered, or its opening. Waits for a turn that is running.
         */
        get: operations["readTask"];
        put?: never;
        /**
         * Decide a turn of a task
         * @description Does what your model has decided on the latest view, and answers with the page as it is then. If the reply is lost, send the same body again: it is done once, and answered again. Disconnecting does not stop it.
         */
        post: operations["takeTurn"];
        /**
         * End a task
         * @description Stops what runs in it, and closes its session, unless that was open before or is to be kept.
         */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retrieve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a question about a page
         * @description Reads the page, what loads late included, and answers from it alone, in a session of its own that is closed afterwards. Every answer comes with the text that it rests on. Nothing is answered from an error page. (Of the two shapes that the interface allows for `result`, an object and a string, this is always the object.)
         */
        post: operations["retrieve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a session
         * @description Opens a window of its own in the browser. The body may be absent.
         */
        post: operations["openSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the open sessions
         * @description Only those that the same API key opened.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do one step
         * @description Waits until the element can be acted on, then does the action.
         *
         *     - `click`: Clicks an element with the left mouse button. Value: modifier keys to hold meanwhile, such as `Control` or `Shift+Alt`, or {"modifiers", "position": {"x", "y"} in CSS pixels from the corner of the element's padding box}; default: none, at a visible place
         *     - `dblclick`: Clicks an element twice, as to open a file or edit a cell. Value: modifier keys to hold meanwhile, such as `Control` or `Shift+Alt`, or {"modifiers", "position": {"x", "y"} in CSS pixels from the corner of the element's padding box}; default: none, at a visible place
         *     - `rightclick`: Clicks an element with the right mouse button, which opens context menus made by the page. Value: modifier keys to hold meanwhile, such as `Control` or `Shift+Alt`, or {"modifiers", "position": {"x", "y"} in CSS pixels from the corner of the element's padding box}; default: none, at a visible place
         *     - `hover`: Moves the mouse over an element. Value: nothing, or {"position": {"x", "y"} in CSS pixels from the corner of the element's padding box}
         *     - `drag`: Drags an element onto another one, by HTML drag and drop where the page uses it, else by mouse. Value: the selector of the element to drop it on, or {"target": selector, "holdMs": how long to hold the button before it moves, default 200, "position": {"x", "y"} where it is taken, "targetPosition": {"x", "y"} where it is dropped, in CSS pixels from the corner of the padding box}
         *     - `type`: Types text key by key into an element, or where the focus is when there is no selector: at the caret if it has the focus, else after what is already there. Value: the text; a line break presses Enter
         *     - `fill`: Replaces what a text field, a date or other picker, or a rich editor holds. Value: the new text, or a value in the form of the field: 2024-12-31, 23:59, 2024-12, 2024-W52, #ff8800, 42
         *     - `clear`: Empties a field or a rich editor. Value: nothing
         *     - `press`: Presses a key or a chord on an element, or where the focus is when there is no selector. Value: a key such as `Enter`, `Escape`, `a`, by code too (`KeyA`, `Numpad1`), or a chord such as `Control+Shift+a`
         *     - `select`: Chooses one or more options of a list by what they read or by value: of a `select` element, or of a combobox or list box that the page has made itself. Value: the option's value or its words, or {"value"}, {"label"} or {"index": from 0}; several as an array, for a list that takes several
         *     - `check`: Ticks a checkbox, switches a switch on, or chooses a radio button. Value: nothing, or `false` to take the tick off
         *     - `uncheck`: Takes the tick off a checkbox or switches a switch off. Value: nothing
         *     - `focus`: Gives an element the keyboard focus. Value: nothing
         *     - `scroll`: Scrolls an element into view, or the page or a scrolling element by a distance. Value: pixels down (up if negative), `{"x": 0, "y": 300}`, `top` or `bottom`; without it the element comes into view
         *     - `upload`: Puts files into a file field or drops them on a drop zone. Value: `{"name": "a.txt", "type": "text/plain", "base64": "..."}`, or an array of these, as JSON
         *     - `submit`: Submits a form, given itself or anything in it, with its validation and its submit event. Value: nothing
         *     - `text`: Reads the text of an element, or of the whole page, as a reader sees it. Value: nothing
         *     - `html`: Reads the HTML of an element, its own tag included, or of the whole page. Value: nothing
         *     - `attribute`: Reads an attribute of an element; empty when it has none of that name. Value: the name, such as `href`; of `checked`, `disabled` and their like it reads `true` or `false` as it is now
         *     - `value`: Reads what a field holds: its text, the chosen options' values, `true` or `false` of a box. Value: nothing
         *     - `count`: Counts the elements that match now, hidden ones too, without waiting. Value: nothing
         *     - `visible`: Tells whether a matching element is visible, enabled or editable now: `true` or `false`, without waiting. Value: `enabled`, `disabled` or `editable` to ask for that; without it whether it is visible
         *     - `snapshot`: Shows the page, or an element, as a tree of roles, names and states, with a ref for each thing to act on. Value: nothing, or JSON: `{"interactive": true}` for what can be acted on alone, `"depth": 2` for so many levels, `"maxChars": 5000`, `"from": 5000` to read on, `"diff": true` for what has changed since the last snapshot of the same
         *     - `markdown`: Reads the page, or an element, as Markdown: headings, links, lists, tables, code. Value: nothing
         *     - `passages`: Reads the page, or all elements that match, as passages: a line of JSON each, with kind, text, headings, columns. Value: nothing, or JSON: `{"load": true}` waits until the page is at rest and scrolls through it first, for what loads late
         *     - `find`: Finds visible text on the page: one line for each place, with its ref and what else can be used in its row. Value: the text, in any case; `"in quotes"` exactly; `/as a pattern/i`
         *     - `inspect`: Reads the page, or an element, thing by thing for programs: names, states, values, boxes and refs. Value: nothing; the result is one line of JSON for each thing behind its ref. `{"messages": true}`: a JSON list of the messages that a page has shown and taken away since the acts of a task
         *     - `navigate`: Opens an address in the current tab and waits for the page to load. Value: the full http or https address: https://example.com, not example.com; or {"url", "waitUntil": "commit" | "domcontentloaded" | "load"}
         *     - `back`: Goes back to the page before in the history of the tab. Value: nothing
         *     - `forward`: Goes forward in the history of the tab. Value: nothing
         *     - `reload`: Loads the page again and waits for it. Value: nothing
         *     - `wait`: Waits for an element, a text, an address or some milliseconds. Value: milliseconds, a text to appear (in any case), or {"text"}, {"url": part of the address}, {"ms"}, {"state": "visible" | "hidden" | "attached" | "detached" | "enabled" | "disabled" | "editable"} for the selector; nothing with a selector waits until it is visible
         *     - `tabs`: Lists the tabs of the session. Value: nothing
         *     - `tab`: Makes another tab of the session the current one. Value: the number of the tab as tabs lists it, or "last" for the one opened last
         */
        post: operations["takeStep"];
        /**
         * Close a session
         * @description Closes its window and all that it opened.
         */
        delete: operations["closeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/{sessionId}/screenshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take a screenshot
         * @description The browser allows two pictures a second: more callers wait their turn, and those who wait for the same picture share one. What does not fit into the window takes one for each part, and runs in turn with the session’s steps; the page’s styles and scroll positions are put back afterwards. A window that is minimised, or hidden in any other way, is answered with `window_hidden` at once; a capture that hangs with `timeout` after 5 s. In all a picture may take 60 s, one of an element or the full page 120 s.
         */
        get: operations["takeScreenshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/{sessionId}/handoff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a person to do something in the window
         * @description For what only a person can do: a captcha, a password, a code, a payment. Waits until they say that it is done, or refuse; no step acts in the session meanwhile.
         */
        post: operations["handOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/{sessionId}/transcript": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what happened in a session
         * @description Its steps that acted, what was approved and who drove, also after it was closed. What was typed is left out. The owner’s key reads that of all sessions.
         */
        get: operations["readTranscript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/{sessionId}/driver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See who drives a session
         * @description The owner’s key sees it of all sessions.
         */
        get: operations["readDriver"];
        put?: never;
        /**
         * Take a session over, or hand it back
         * @description While a person has taken it over, steps that act wait until their deadline and then fail with `user_driving`. Handing it back answers a handoff. What a person has taken over or paused, or is asked, a key without the scope `approve` or `admin` cannot hand back: it gets `user_driving`. The owner’s key may do so in all sessions.
         */
        post: operations["setDriver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List held acts
         * @description The acts that wait for a person, and what became of the latest ones. The owner’s key sees those of all keys, every other key its own.
         */
        get: operations["listApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or deny a held act
         * @description Records what a person has decided. The act itself is done by the program that asked, if it is still the same: by the same step with `approve`, or by `resume` of a task, which wait for this.
         */
        post: operations["decideApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a link to the live page
         * @description On that page a person sees what is done in all sessions of this key, for the owner’s key in those of all keys; decides on held acts, takes over, pauses and stops. The page has the rights of this key and no others.
         */
        post: operations["issueLiveTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the connected browsers
         * @description A browser is connected while it runs with the paired extension in it.
         */
        get: operations["listBrowsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fleet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the relays of the fleet
         * @description Only where the relay is in a fleet (TABRELAY_NATS).
         */
        get: operations["readFleet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fleet/relays/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Drain a relay, or end that
         * @description Sessions that are open go on, and nothing is moved; new ones are opened elsewhere. A restart of the relay ends it.
         */
        post: operations["setDraining"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description How a task ended. */
        BrowseAnswer: {
            /**
             * @description Always `success`; failures have `error` instead.
             * @constant
             */
            status: "success";
            /** @description How the task ended. */
            result: {
                /** @description Address of the page where the task ended. */
                finalUrl: string;
                /** @description What was done, in order; the first one is opening `url`. */
                actions: ({
                    /** @description `navigate`, `input`, `click`, or else the name of the action. */
                    type: string;
                    /** @description Of `navigate`: the address. */
                    url?: string;
                    /** @description The element; POST /session/{sessionId} takes it again. */
                    selector?: string;
                    /** @description What was put in; secrets as `{{name}}`. */
                    value?: unknown;
                    /**
                     * @description There when it was done without the effect it is for.
                     * @constant
                     */
                    success?: false;
                } & {
                    [key: string]: unknown;
                })[];
                /** @description The window at the end, PNG in base64; empty when it could not be photographed. */
                screenshot: string;
                /** @description Why `screenshot` is empty. */
                screenshotMissing?: string;
                /**
                 * @description `done`: the task is done. `max_steps`: it was cut off. `needs_user`: only a person can go on, see `reason`. `gave_up`: it cannot be done, or was being done in circles.
                 * @enum {string}
                 */
                outcome: "done" | "max_steps" | "needs_user" | "gave_up";
                /** @description The act that waits for approval. `POST /v1/browse` with `{"resume": id}` does it and goes on, for ten minutes. */
                pending?: {
                    /** @description What approves it: `resume` of a task, `approve` of a step. */
                    id: string;
                    /**
                     * @description What it does; `pay` includes ordering and booking, `send` posting and sharing.
                     * @enum {string}
                     */
                    what: "pay" | "delete" | "send" | "transfer" | "grant" | "sign" | "cancel" | "upload" | "form";
                    /** @description The action; `accept` for a dialog that the page has opened, and that was dismissed. */
                    action: string;
                    /** @description The element or dialog, such as `button "Delete account"` or `confirm "Delete it?"`. */
                    element: string;
                    /** @description Its dialog, row, card or form, and the page. */
                    where: string;
                    /** @description Why it was held. */
                    why: string;
                    /** @description Origin of the document. */
                    origin?: string;
                };
                /** @description With `egress: "held"`: each request that was blocked. */
                held?: {
                    /** @description What was requested: image, script, main_frame ... */
                    type: string;
                    /** @description Where it would have gone. */
                    origin: string;
                }[];
                /** @description What was found or done, in words. */
                answer: string;
                /** @description Why it ended. */
                reason: string;
                /** @description How many steps were taken; reading, scrolling and waiting are none. */
                steps: number;
                /** @description What the model cost; all 0 for the embedded one. */
                usage: {
                    /** @description How often the model was asked. */
                    calls: number;
                    /** @description Tokens sent to it. */
                    promptTokens: number;
                    /** @description Tokens it wrote. */
                    completionTokens: number;
                    /** @description Characters sent to it, in all turns together. */
                    promptCharacters: number;
                };
                /** @description The session that was left open, if it was. */
                sessionId?: string;
            };
        };
        /** @description Every failure; a code for programs is in the header X-Error-Code. */
        Error: {
            /** @description What happened and what to do next. */
            error: string;
        };
        /** @description A task. */
        Browse: {
            /**
             * @description The task, in words.
             * @example Click "Say hello"
             */
            prompt: string;
            /**
             * Format: uri
             * @description Page to start at; http or https. May be absent beside `sessionId` only.
             */
            url?: string;
            /** @description Maximum number of steps. Each act is one; reading, scrolling, waiting and opening `url` are not counted. Default: 60. */
            maxSteps?: number;
            /** @description Maximum number of decisions. One decision may have several acts. Default: 30. */
            maxTurns?: number;
            /** @description Acts in this open session, and leaves it open. */
            sessionId?: string;
            /** @description As when a session is opened. Default: true. */
            headless?: boolean;
            /** @description As when a session is opened. Default: false. */
            incognito?: boolean;
            /** @description Domains, with all below them, that the task may reach. Default: that of `url`, and without `secrets` also that of where opening it leads and those of the full addresses (`https://…`) in the prompt. */
            allowedDomains?: string[];
            /** @description Values by name. The prompt and the model write `{{name}}`; only the extension puts the value in, in pages of the allowed domains over https or from this machine, into fields for passwords, codes, card numbers and logins. Needs a `url` or `allowedDomains`, which say where. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description As when a session is opened. Needs `allowedDomains`, or a key with origins.
             * @constant
             */
            egress?: "held";
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /**
             * @description Which acts with consequences (paying, deleting, sending, transferring, granting, signing, cancelling) are done. named: those that the prompt names; any other one ends the task with `needs_user` and `pending`. read: none, and no form is sent by POST but searches and logins. any: all. Default: "named".
             * @enum {string}
             */
            effects?: "named" | "read" | "any";
            /** @description Leaves the session open and answers with its id. Default: false. */
            keepSession?: boolean;
            /** @description Milliseconds until the task ends with the error `timeout`. Default: 300000. */
            timeoutMs?: number;
            /** @description Milliseconds that the task waits for a person to approve an act of it that is held, before it ends with `needs_user`. Default: 0. */
            approvalMs?: number;
            /** @description Milliseconds that the task waits for a person where only they can go on, such as at a captcha or a code: they are asked in the window, and the task goes on where it was. Default: 0, it ends with `needs_user`. */
            handoffMs?: number;
            /** @description Maximum number of tokens that the model may read and write before the task is stopped. Default: 1000000. */
            maxTokens?: number;
        };
        /** @description Goes on with a task once its held act is approved, or without it once it is denied. With the scope `approve` this approves it; without, it waits for a person to. */
        ResumeTask: {
            /** @description Id of the `pending` act that the task ended with. */
            resume: string;
            /** @description Milliseconds until the task ends with the error `timeout`, from now on. Default: 300000. */
            timeoutMs?: number;
        };
        /** @description The task that was opened, at turn 0. */
        OpenTaskAnswer: {
            /**
             * @description Always `success`; failures have `error` instead.
             * @constant
             */
            status: "success";
            /** @description The number of this turn; the next decision names it. */
            turn: number;
            /** @description Of the acts, in order. Acts after one that failed or changed the page were not begun and have none. */
            outcomes: {
                /** @description The action. */
                action: string;
                /** @description The element, as it was named. */
                selector?: string;
                /** @description Whether it was done, with the effect it is for. */
                success: boolean;
                /** @description What it read, or the result of the step. */
                result?: string | {
                    [key: string]: unknown;
                };
                /** @description Why it was not done. */
                error?: string;
            }[];
            /** @description The text to show the model, as it is. */
            view: string;
            /** @description The view shows the whole page, so earlier views can be left out of a conversation. */
            wholePage: boolean;
            /** @description How many of `maxSteps` are left. */
            stepsLeft: number;
            /** @description How many of `maxTurns` are left. */
            turnsLeft: number;
            /** @description Goes into the path of its turns. */
            taskId: string;
            /** @description The session in which it acts. */
            sessionId: string;
            /** @description What to tell the model first, as its system prompt. */
            rules: string;
            /** @description The JSON Schema of a decision, such as for the parameters of a tool. */
            schema: {
                [key: string]: unknown;
            };
        };
        /** @description A task that your own model decides. */
        OpenTask: {
            /**
             * @description The task, in words.
             * @example Click "Say hello"
             */
            prompt: string;
            /**
             * Format: uri
             * @description Page to start at; http or https. May be absent beside `sessionId` only.
             */
            url?: string;
            /** @description Maximum number of steps. Each act is one; reading, scrolling, waiting and opening `url` are not counted. Default: 60. */
            maxSteps?: number;
            /** @description Maximum number of decisions. One decision may have several acts. Default: 30. */
            maxTurns?: number;
            /** @description Acts in this open session, and leaves it open. */
            sessionId?: string;
            /** @description As when a session is opened. Default: true. */
            headless?: boolean;
            /** @description As when a session is opened. Default: false. */
            incognito?: boolean;
            /** @description Domains, with all below them, that the task may reach. Default: that of `url`, and without `secrets` also that of where opening it leads and those of the full addresses (`https://…`) in the prompt. */
            allowedDomains?: string[];
            /** @description Values by name. The prompt and the model write `{{name}}`; only the extension puts the value in, in pages of the allowed domains over https or from this machine, into fields for passwords, codes, card numbers and logins. Needs a `url` or `allowedDomains`, which say where. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description As when a session is opened. Needs `allowedDomains`, or a key with origins.
             * @constant
             */
            egress?: "held";
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /**
             * @description Which acts with consequences (paying, deleting, sending, transferring, granting, signing, cancelling) are done. named: those that the prompt names; any other one ends the task with `needs_user` and `pending`. read: none, and no form is sent by POST but searches and logins. any: all. Default: "named".
             * @enum {string}
             */
            effects?: "named" | "read" | "any";
            /** @description Leaves the session open and answers with its id. Default: false. */
            keepSession?: boolean;
        };
        /** @description What became of the decision, and the page as it is now. */
        TaskTurnAnswer: {
            /**
             * @description Always `success`; failures have `error` instead.
             * @constant
             */
            status: "success";
            /** @description The number of this turn; the next decision names it. */
            turn: number;
            /** @description Of the acts, in order. Acts after one that failed or changed the page were not begun and have none. */
            outcomes: {
                /** @description The action. */
                action: string;
                /** @description The element, as it was named. */
                selector?: string;
                /** @description Whether it was done, with the effect it is for. */
                success: boolean;
                /** @description What it read, or the result of the step. */
                result?: string | {
                    [key: string]: unknown;
                };
                /** @description Why it was not done. */
                error?: string;
            }[];
            /** @description The text to show the model, as it is. */
            view: string;
            /** @description The view shows the whole page, so earlier views can be left out of a conversation. */
            wholePage: boolean;
            /** @description How many of `maxSteps` are left. */
            stepsLeft: number;
            /** @description How many of `maxTurns` are left. */
            turnsLeft: number;
            /** @description The last act was held, and waits for approval. The task can go on with other acts; `approve` in a turn does it. */
            pending?: {
                /** @description What approves it: `resume` of a task, `approve` of a step. */
                id: string;
                /**
                 * @description What it does; `pay` includes ordering and booking, `send` posting and sharing.
                 * @enum {string}
                 */
                what: "pay" | "delete" | "send" | "transfer" | "grant" | "sign" | "cancel" | "upload" | "form";
                /** @description The action; `accept` for a dialog that the page has opened, and that was dismissed. */
                action: string;
                /** @description The element or dialog, such as `button "Delete account"` or `confirm "Delete it?"`. */
                element: string;
                /** @description Its dialog, row, card or form, and the page. */
                where: string;
                /** @description Why it was held. */
                why: string;
                /** @description Origin of the document. */
                origin?: string;
            };
            ended?: components["schemas"]["TaskEnd"];
        };
        /** @description How the task ended. */
        TaskEnd: {
            /**
             * @description `done`: the task is done. `max_steps`: it was cut off. `needs_user`: only a person can go on, see `reason`. `gave_up`: it cannot be done, or was being done in circles.
             * @enum {string}
             */
            outcome: "done" | "max_steps" | "needs_user" | "gave_up";
            /** @description What was found or done, in words. */
            answer: string;
            /** @description Why it ended. */
            reason: string;
            /** @description Address of the page where the task ended. */
            finalUrl: string;
            /** @description What was done, in order; the first one is opening `url`. */
            actions: ({
                /** @description `navigate`, `input`, `click`, or else the name of the action. */
                type: string;
                /** @description Of `navigate`: the address. */
                url?: string;
                /** @description The element; POST /session/{sessionId} takes it again. */
                selector?: string;
                /** @description What was put in; secrets as `{{name}}`. */
                value?: unknown;
                /**
                 * @description There when it was done without the effect it is for.
                 * @constant
                 */
                success?: false;
            } & {
                [key: string]: unknown;
            })[];
            /** @description How many steps were taken; reading, scrolling and waiting are none. */
            steps: number;
            /** @description The session that was left open, if it was. */
            sessionId?: string;
            /** @description With `egress: "held"`: each request that was blocked. */
            held?: {
                /** @description What was requested: image, script, main_frame ... */
                type: string;
                /** @description Where it would have gone. */
                origin: string;
            }[];
        };
        /** @description What your model decides: exactly one field beside `turn`. */
        TaskDecision: {
            /** @description The turn whose view this decides on. The same one with the same body gets the same answer. */
            turn: number;
            /** @description Done in order until one fails or the page changes. */
            acts?: {
                /**
                 * @description The action.
                 * @enum {string}
                 */
                action: "click" | "dblclick" | "rightclick" | "hover" | "drag" | "type" | "fill" | "clear" | "press" | "select" | "check" | "uncheck" | "focus" | "scroll" | "submit" | "text" | "snapshot" | "passages" | "find" | "navigate" | "back" | "forward" | "reload" | "wait" | "tab";
                /** @description such as ref=e5 */
                selector?: string;
                /** @description as the action says */
                value?: string;
                /**
                 * @description accepts the question that the act opens, once an outcome has told of it
                 * @constant
                 */
                dialog?: "accept";
            }[];
            /** @description The task is done, and the page shows it. */
            done?: {
                /** @description for the user: what the page shows at the end, such as a number, and what was done */
                answer: string;
                /** @description words copied from the page as it is now */
                evidence: string;
            };
            /** @description Only the user can go on. */
            needUser?: {
                /** @description what the user has to do */
                reason: string;
                /** @description what was done so far */
                answer?: string;
            };
            /** @description It cannot be done. */
            giveUp?: {
                /** @description why */
                reason: string;
                /** @description what was done so far */
                answer?: string;
            };
            /** @description Id of the `pending` act: does it, if it is still the same. For a person to decide, not for the model: with the scope `approve` this approves it; without, the call waits for a person to. */
            approve?: string;
        };
        /** @description The task that was ended. */
        DeleteTaskAnswer: {
            /**
             * @description Always `success`; failures have `error` instead.
             * @constant
             */
            status: "success";
            /** @description Confirmation for people. */
            message: string;
        };
        /** @description The answer to a question. */
        RetrieveAnswer: {
            /**
             * @description Always `success`; failures have `error` instead.
             * @constant
             */
            status: "success";
            /** @description What the page says. */
            result: {
                /** @description The answer; empty when the page does not have it. */
                answer: string;
                /** @description 0 to 1; 0 when nothing was found. */
                confidence: number;
                /** @description The text that the answer rests on, verbatim as the page (or its head: meta, JSON-LD) has it, spaces folded. Proved before it is given. */
                sourceText: string;
                /** @description Whether the page has the answer. */
                found: boolean;
                /** @description Address of the page that was read, after all redirects. */
                url: string;
                /** @description Its title. */
                title: string;
                /** @description The address with `#:~:text=`, which takes a reader to the passage; empty when nothing was found. */
                link: string;
                /** @description The passages that come nearest to the question, the best first. */
                passages: {
                    /** @description Verbatim, spaces folded. */
                    text: string;
                    /** @description The higher, the nearer to the question. */
                    score: number;
                }[];
                /** @description With `schema`: what the page says, in its shape. */
                data?: unknown;
                /** @description With `schema`: for each leaf of `data`, by JSON Pointer, the text of the page that it rests on. */
                quotes?: {
                    [key: string]: string;
                };
                /** @description What the model was asked; all 0 without one. */
                usage: {
                    /** @description Calls of the model. */
                    calls: number;
                    /** @description Tokens sent. */
                    promptTokens: number;
                    /** @description Tokens received. */
                    completionTokens: number;
                    /** @description Characters sent. */
                    promptCharacters: number;
                };
            };
        };
        /** @description A question about a page. */
        Retrieve: {
            /**
             * Format: uri
             * @description Page to read; http or https. May be absent beside `sessionId` only.
             */
            url?: string;
            /**
             * @description The question, in words.
             * @example What does the express delivery cost?
             */
            query: string;
            /** @description Reads only the elements that match; any selector of a step. */
            selector?: string;
            /** @description JSON Schema of an object. `result.data` is filled after it, with null where the page does not say it. Its patterns are those of RE2: no look-around, no back references. */
            schema?: {
                [key: string]: unknown;
            };
            /** @description Reads the page that is open in this session, and leaves it open. With a `url` that is not the one open it goes there first. */
            sessionId?: string;
            /** @description As when a session is opened. Default: true. */
            headless?: boolean;
            /** @description As when a session is opened. Default: false. */
            incognito?: boolean;
            /** @description Milliseconds until the question ends with the error `timeout`. Default: 60000. */
            timeoutMs?: number;
        };
        /** @description The session that was opened. */
        OpenSessionAnswer: {
            /**
             * @description Always `success`; failures have `error` instead.
             * @constant
             */
            status: "success";
            /** @description Goes into the path of all further calls. */
            sessionId: string;
            /** @description HTTP status of the page that was opened, where it is an error: a page that says 404 is a page all the same. */
            httpStatus?: number;
        };
        /** @description How the session is to be. Every field may be left out. */
        OpenSession: {
            /** @description true: a window that never takes the focus. false: a normal window in front. Default: true. */
            headless?: boolean;
            /** @description Opens an incognito window. All incognito sessions share one cookie jar. Default: false. */
            incognito?: boolean;
            /**
             * Format: uri
             * @description Page to open at once; http or https. Without it the page is blank.
             */
            url?: string;
            /** @description Width of the window in CSS pixels. Default: 1280. */
            width?: number;
            /** @description Height of the window in CSS pixels. Default: 800. */
            height?: number;
            /** @description Name or id of a connected browser. Default: the one paired by hand, else the latest. */
            browser?: string;
            /** @description In a fleet: the session is opened in a browser that has all of these labels (TABRELAY_LABELS of its relay). Default: any browser, one of the relay that is called if it has room. */
            labels?: string[];
            /**
             * @description What becomes of alert, confirm, prompt and print: dismiss and accept answer them; block has the browser forbid them. Default: "dismiss".
             * @enum {string}
             */
            dialogs?: "dismiss" | "accept" | "block";
            /** @description Where the session may go: domains with all below them, such as example.com, or host:port such as localhost:3000. Pages elsewhere are blocked before a request leaves; what a page itself loads, such as images, scripts and data, is not restricted. Default: anywhere. */
            allowedDomains?: string[];
            /**
             * @description held: once a step has typed one of its `secrets` in a tab, whatever that tab asks for outside of `allowedDomains` is blocked, images, scripts and data included, until it shows another page. The replies of steps name it in `held`. Needs `allowedDomains`, or a key with origins.
             * @constant
             */
            egress?: "held";
            /** @description true: a step that pays, deletes, sends, transfers, grants, signs or cancels something, or uploads a file, is not done but answered with 409 `held`, until it is approved. */
            hold?: boolean;
            /** @description With dialogs: accept, what is typed into a prompt. Default: what the page put there. */
            promptText?: string;
        };
        /** @description The open sessions. */
        ListSessionsAnswer: {
            /**
             * @description Always `success`; failures have `error` instead.
             * @constant
             */
            status: "success";
            /** @description The open sessions of this API key, oldest first. */
            sessions: {
                /** @description The session’s id. */
                id: string;
                /**
                 * Format: date-time
                 * @description When it was opened, UTC.
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When a call last reached it, UTC.
                 */
                last_active: string;
                /** @description Name of the API key that opened it. */
                key_name: string;
                /** @description Address of its current tab. Absent if the browser does not answer in time, or is paused. */
                url?: string;
                /** @description Title of its current tab; absent like `url`. */
                title?: string;
                /** @description In a fleet: the relay that holds its browser. */
                relay?: string;
            }[];
        };
        /** @description What a step read or did. */
        TakeStepAnswer: {
            /**
             * @description Always `success`; failures have `error` instead.
             * @constant
             */
            status: "success";
            /** @description A string or an object, depending on the action. */
            result: string | ({
                /** @description The action as it was sent. */
                action: string;
                /** @description The selector as it was sent, or an empty string. */
                selector: string;
                /** @description Whether the action had the effect it is for. */
                success: boolean;
                /**
                 * @description `false`: the mouse or key reached the element, but nothing was seen to change, so look whether it had its effect. Absent: the effect was seen.
                 * @constant
                 */
                verified?: false;
                /** @description Why `success` is `false`. */
                reason?: string;
            } & {
                [key: string]: unknown;
            });
        };
        /** @description One action. */
        Step: components["schemas"]["ClickStep"] | components["schemas"]["DblclickStep"] | components["schemas"]["RightclickStep"] | components["schemas"]["HoverStep"] | components["schemas"]["DragStep"] | components["schemas"]["TypeStep"] | components["schemas"]["FillStep"] | components["schemas"]["ClearStep"] | components["schemas"]["PressStep"] | components["schemas"]["SelectStep"] | components["schemas"]["CheckStep"] | components["schemas"]["UncheckStep"] | components["schemas"]["FocusStep"] | components["schemas"]["ScrollStep"] | components["schemas"]["UploadStep"] | components["schemas"]["SubmitStep"] | components["schemas"]["TextStep"] | components["schemas"]["HtmlStep"] | components["schemas"]["AttributeStep"] | components["schemas"]["ValueStep"] | components["schemas"]["CountStep"] | components["schemas"]["VisibleStep"] | components["schemas"]["SnapshotStep"] | components["schemas"]["MarkdownStep"] | components["schemas"]["PassagesStep"] | components["schemas"]["FindStep"] | components["schemas"]["InspectStep"] | components["schemas"]["NavigateStep"] | components["schemas"]["BackStep"] | components["schemas"]["ForwardStep"] | components["schemas"]["ReloadStep"] | components["schemas"]["WaitStep"] | components["schemas"]["TabsStep"] | components["schemas"]["TabStep"];
        /** @description Clicks an element with the left mouse button. */
        ClickStep: {
            /**
             * @description Click (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "click";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector: string;
            /** @description modifier keys to hold meanwhile, such as `Control` or `Shift+Alt`, or {"modifiers", "position": {"x", "y"} in CSS pixels from the corner of the element's padding box}; default: none, at a visible place */
            value?: ({
                /** @description Modifier keys to hold meanwhile, such as `Shift`. */
                modifiers?: string;
                /** @description Where in the element. */
                position?: {
                    /** @description CSS pixels to the right from the left edge of the padding box. */
                    x: number;
                    /** @description CSS pixels down from the upper edge of the padding box. */
                    y: number;
                } | string;
            } | string) | string;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Clicks an element twice, as to open a file or edit a cell. */
        DblclickStep: {
            /**
             * @description Double-click (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "dblclick";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector: string;
            /** @description modifier keys to hold meanwhile, such as `Control` or `Shift+Alt`, or {"modifiers", "position": {"x", "y"} in CSS pixels from the corner of the element's padding box}; default: none, at a visible place */
            value?: ({
                /** @description Modifier keys to hold meanwhile, such as `Shift`. */
                modifiers?: string;
                /** @description Where in the element. */
                position?: {
                    /** @description CSS pixels to the right from the left edge of the padding box. */
                    x: number;
                    /** @description CSS pixels down from the upper edge of the padding box. */
                    y: number;
                } | string;
            } | string) | string;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Clicks an element with the right mouse button, which opens context menus made by the page. */
        RightclickStep: {
            /**
             * @description Right-click (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "rightclick";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector: string;
            /** @description modifier keys to hold meanwhile, such as `Control` or `Shift+Alt`, or {"modifiers", "position": {"x", "y"} in CSS pixels from the corner of the element's padding box}; default: none, at a visible place */
            value?: ({
                /** @description Modifier keys to hold meanwhile, such as `Shift`. */
                modifiers?: string;
                /** @description Where in the element. */
                position?: {
                    /** @description CSS pixels to the right from the left edge of the padding box. */
                    x: number;
                    /** @description CSS pixels down from the upper edge of the padding box. */
                    y: number;
                } | string;
            } | string) | string;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Moves the mouse over an element. */
        HoverStep: {
            /**
             * @description Hover (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "hover";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector: string;
            /** @description nothing, or {"position": {"x", "y"} in CSS pixels from the corner of the element's padding box} */
            value?: ({
                /** @description Where in the element. */
                position?: {
                    /** @description CSS pixels to the right from the left edge of the padding box. */
                    x: number;
                    /** @description CSS pixels down from the upper edge of the padding box. */
                    y: number;
                } | string;
            } | string) | "";
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Drags an element onto another one, by HTML drag and drop where the page uses it, else by mouse. */
        DragStep: {
            /**
             * @description Drag and drop (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "drag";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector: string;
            /** @description the selector of the element to drop it on, or {"target": selector, "holdMs": how long to hold the button before it moves, default 200, "position": {"x", "y"} where it is taken, "targetPosition": {"x", "y"} where it is dropped, in CSS pixels from the corner of the padding box} */
            value: ({
                /** @description The selector of the element to drop it on. */
                target: string;
                /** @description How long the button is held before the mouse moves, in milliseconds; default: 200. */
                holdMs?: number;
                /** @description Where the element is taken. */
                position?: {
                    /** @description CSS pixels to the right from the left edge of the padding box. */
                    x: number;
                    /** @description CSS pixels down from the upper edge of the padding box. */
                    y: number;
                } | string;
                /** @description Where on the target it is dropped. */
                targetPosition?: {
                    /** @description CSS pixels to the right from the left edge of the padding box. */
                    x: number;
                    /** @description CSS pixels down from the upper edge of the padding box. */
                    y: number;
                } | string;
            } | string) | string;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Types text key by key into an element, or where the focus is when there is no selector: at the caret if it has the focus, else after what is already there. */
        TypeStep: {
            /**
             * @description Type text (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "type";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector?: string;
            /** @description the text; a line break presses Enter */
            value: string;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Replaces what a text field, a date or other picker, or a rich editor holds. */
        FillStep: {
            /**
             * @description Fill a field (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "fill";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector: string;
            /** @description the new text, or a value in the form of the field: 2024-12-31, 23:59, 2024-12, 2024-W52, #ff8800, 42 */
            value: string;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Empties a field or a rich editor. */
        ClearStep: {
            /**
             * @description Clear a field (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "clear";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector: string;
            /** @description What the action works with, as the list of actions says. */
            value?: unknown;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Presses a key or a chord on an element, or where the focus is when there is no selector. */
        PressStep: {
            /**
             * @description Press a key (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "press";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector?: string;
            /** @description a key such as `Enter`, `Escape`, `a`, by code too (`KeyA`, `Numpad1`), or a chord such as `Control+Shift+a` */
            value: string;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Chooses one or more options of a list by what they read or by value: of a `select` element, or of a combobox or list box that the page has made itself. */
        SelectStep: {
            /**
             * @description Select options (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "select";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector: string;
            /** @description the option's value or its words, or {"value"}, {"label"} or {"index": from 0}; several as an array, for a list that takes several */
            value: ((string | ({
                /** @description The value of the option. */
                value: string;
            } | {
                /** @description What the option reads. */
                label: string;
            } | {
                /** @description Its place in the list, from 0. */
                index: number;
            }))[] | string) | (({
                /** @description The value of the option. */
                value: string;
            } | {
                /** @description What the option reads. */
                label: string;
            } | {
                /** @description Its place in the list, from 0. */
                index: number;
            }) | string) | string;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Ticks a checkbox, switches a switch on, or chooses a radio button. */
        CheckStep: {
            /**
             * @description Check a box (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "check";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector: string;
            /** @description nothing, or `false` to take the tick off */
            value?: unknown;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Takes the tick off a checkbox or switches a switch off. */
        UncheckStep: {
            /**
             * @description Uncheck a box (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "uncheck";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector: string;
            /** @description What the action works with, as the list of actions says. */
            value?: unknown;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Gives an element the keyboard focus. */
        FocusStep: {
            /**
             * @description Focus (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "focus";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector: string;
            /** @description What the action works with, as the list of actions says. */
            value?: unknown;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Scrolls an element into view, or the page or a scrolling element by a distance. */
        ScrollStep: {
            /**
             * @description Scroll (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "scroll";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector?: string;
            /** @description pixels down (up if negative), `{"x": 0, "y": 300}`, `top` or `bottom`; without it the element comes into view */
            value?: number | ({
                /** @description CSS pixels to the right; to the left if negative. */
                x?: number;
                /** @description CSS pixels down; up if negative. */
                y?: number;
            } | string) | string;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Puts files into a file field or drops them on a drop zone. */
        UploadStep: {
            /**
             * @description Upload files (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "upload";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector: string;
            /** @description `{"name": "a.txt", "type": "text/plain", "base64": "..."}`, or an array of these, as JSON */
            value: ({
                /** @description Name of the file. */
                name: string;
                /** @description MIME type, such as text/plain. */
                type?: string;
                /** @description The content in base64. */
                base64: string;
            }[] | {
                /** @description Name of the file. */
                name: string;
                /** @description MIME type, such as text/plain. */
                type?: string;
                /** @description The content in base64. */
                base64: string;
            }) | string;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Submits a form, given itself or anything in it, with its validation and its submit event. */
        SubmitStep: {
            /**
             * @description Submit a form (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "submit";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector: string;
            /** @description What the action works with, as the list of actions says. */
            value?: unknown;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Reads the text of an element, or of the whole page, as a reader sees it. */
        TextStep: {
            /**
             * @description Read text (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "text";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector?: string;
            /** @description What the action works with, as the list of actions says. */
            value?: unknown;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Reads the HTML of an element, its own tag included, or of the whole page. */
        HtmlStep: {
            /**
             * @description Read HTML (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "html";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector?: string;
            /** @description What the action works with, as the list of actions says. */
            value?: unknown;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Reads an attribute of an element; empty when it has none of that name. */
        AttributeStep: {
            /**
             * @description Read an attribute (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "attribute";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector: string;
            /** @description the name, such as `href`; of `checked`, `disabled` and their like it reads `true` or `false` as it is now */
            value: string;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Reads what a field holds: its text, the chosen options' values, `true` or `false` of a box. */
        ValueStep: {
            /**
             * @description Read a field (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "value";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector: string;
            /** @description What the action works with, as the list of actions says. */
            value?: unknown;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Counts the elements that match now, hidden ones too, without waiting. */
        CountStep: {
            /**
             * @description Count elements (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "count";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector: string;
            /** @description What the action works with, as the list of actions says. */
            value?: unknown;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Tells whether a matching element is visible, enabled or editable now: `true` or `false`, without waiting. */
        VisibleStep: {
            /**
             * @description Check visibility (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "visible";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector: string;
            /**
             * @description `enabled`, `disabled` or `editable` to ask for that; without it whether it is visible
             * @enum {string}
             */
            value?: "" | "visible" | "enabled" | "disabled" | "editable";
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Shows the page, or an element, as a tree of roles, names and states, with a ref for each thing to act on. */
        SnapshotStep: {
            /**
             * @description Take a snapshot (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "snapshot";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector?: string;
            /** @description nothing, or JSON: `{"interactive": true}` for what can be acted on alone, `"depth": 2` for so many levels, `"maxChars": 5000`, `"from": 5000` to read on, `"diff": true` for what has changed since the last snapshot of the same */
            value?: ({
                /** @description Only what can be acted on. */
                interactive?: boolean;
                /** @description Levels of the tree. */
                depth?: number;
                /** @description Length limit in characters. */
                maxChars?: number;
                /** @description Character to read on from. */
                from?: number;
                /** @description Only what has changed since the last snapshot of the same. */
                diff?: boolean;
            } | string) | "";
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Reads the page, or an element, as Markdown: headings, links, lists, tables, code. */
        MarkdownStep: {
            /**
             * @description Read Markdown (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "markdown";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector?: string;
            /** @description What the action works with, as the list of actions says. */
            value?: unknown;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Reads the page, or all elements that match, as passages: a line of JSON each, with kind, text, headings, columns. */
        PassagesStep: {
            /**
             * @description Read passages (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "passages";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector?: string;
            /** @description nothing, or JSON: `{"load": true}` waits until the page is at rest and scrolls through it first, for what loads late */
            value?: ({
                /** @description Waits until the page is at rest and scrolls through it first, for what loads late. */
                load?: boolean;
            } | string) | "";
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Finds visible text on the page: one line for each place, with its ref and what else can be used in its row. */
        FindStep: {
            /**
             * @description Find text (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "find";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector?: string;
            /** @description the text, in any case; `"in quotes"` exactly; `/as a pattern/i` */
            value: string;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Reads the page, or an element, thing by thing for programs: names, states, values, boxes and refs. */
        InspectStep: {
            /**
             * @description Inspect elements (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "inspect";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector?: string;
            /** @description nothing; the result is one line of JSON for each thing behind its ref. `{"messages": true}`: a JSON list of the messages that a page has shown and taken away since the acts of a task */
            value?: unknown;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Opens an address in the current tab and waits for the page to load. */
        NavigateStep: {
            /**
             * @description Open an address (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "navigate";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector?: string;
            /** @description the full http or https address: https://example.com, not example.com; or {"url", "waitUntil": "commit" | "domcontentloaded" | "load"} */
            value: string | {
                /**
                 * Format: uri
                 * @description The full http or https address.
                 */
                url: string;
                /**
                 * @description How far the page must have loaded. Default: "load".
                 * @enum {string}
                 */
                waitUntil?: "commit" | "domcontentloaded" | "load";
            };
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Goes back to the page before in the history of the tab. */
        BackStep: {
            /**
             * @description Go back (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "back";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector?: string;
            /** @description What the action works with, as the list of actions says. */
            value?: unknown;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Goes forward in the history of the tab. */
        ForwardStep: {
            /**
             * @description Go forward (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "forward";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector?: string;
            /** @description What the action works with, as the list of actions says. */
            value?: unknown;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Loads the page again and waits for it. */
        ReloadStep: {
            /**
             * @description Reload (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "reload";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector?: string;
            /** @description What the action works with, as the list of actions says. */
            value?: unknown;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Waits for an element, a text, an address or some milliseconds. */
        WaitStep: {
            /**
             * @description Wait (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "wait";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector?: string;
            /** @description milliseconds, a text to appear (in any case), or {"text"}, {"url": part of the address}, {"ms"}, {"state": "visible" | "hidden" | "attached" | "detached" | "enabled" | "disabled" | "editable"} for the selector; nothing with a selector waits until it is visible */
            value?: number | ({
                /** @description A text to appear, in any case. */
                text?: string;
                /** @description A part of the address to be reached. */
                url?: string;
                /** @description Milliseconds to wait. */
                ms?: number;
                /**
                 * @description A state of the element that the selector means.
                 * @enum {string}
                 */
                state?: "visible" | "hidden" | "attached" | "detached" | "enabled" | "disabled" | "editable";
            } | string) | string;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Lists the tabs of the session. */
        TabsStep: {
            /**
             * @description List tabs (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "tabs";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector?: string;
            /** @description What the action works with, as the list of actions says. */
            value?: unknown;
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description Makes another tab of the session the current one. */
        TabStep: {
            /**
             * @description Switch tab (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "tab";
            /** @description The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none. */
            selector?: string;
            /** @description the number of the tab as tabs lists it, or "last" for the one opened last */
            value: number | string | "last";
            /** @description Milliseconds until the step gives up. Each action has its own default. */
            timeoutMs?: number;
            /** @description Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots. */
            secrets?: {
                [key: string]: string;
            };
            /**
             * @description Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.
             * @example {
             *       "note": [
             *         "#message"
             *       ]
             *     }
             */
            allowIn?: {
                [key: string]: string[];
            };
            /** @description Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off. */
            onlySeen?: boolean;
            /** @description Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to. */
            approve?: string;
            /** @description Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000. */
            approvalMs?: number;
            /** @description Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`. */
            wantCss?: boolean;
        };
        /** @description The session that was closed. */
        CloseSessionAnswer: {
            /**
             * @description Always `success`; failures have `error` instead.
             * @constant
             */
            status: "success";
            /** @description Confirmation for people. */
            message: string;
        };
        /** @description A screenshot. */
        TakeScreenshotAnswer: {
            /**
             * @description Always `success`; failures have `error` instead.
             * @constant
             */
            status: "success";
            /**
             * @description There when the page or element is larger than a picture can be (16,384 pixels a side, 64 megapixels in all): the rest at the right and the bottom is left out; also when a whole page is wider than its window.
             * @constant
             */
            truncated?: true;
            /** @description The image in base64, without a `data:` prefix. */
            screenshot: string;
        };
        /** @description How the handoff ended. */
        HandOffAnswer: {
            /**
             * @description Always `success`; failures have `error` instead.
             * @constant
             */
            status: "success";
            /** @description How it ended. */
            result: {
                /** @description Whether the person has done it. */
                success: boolean;
                /** @description How it ended, in words. */
                reason: string;
                /** @description A snapshot of the page as it is now. */
                view: string;
            };
        };
        /** @description What a person is asked to do in the window. */
        HandOff: {
            /**
             * @description What the person is to do, in words for them.
             * @example Type the code that was sent to your phone, then press Continue.
             */
            instructions: string;
            /** @description Milliseconds that the call waits for the person. Default: 300000. */
            timeoutMs?: number;
        };
        /** @description What happened in the session. */
        TranscriptAnswer: {
            /**
             * @description Always `success`; failures have `error` instead.
             * @constant
             */
            status: "success";
            transcript: components["schemas"]["Transcript"];
        };
        /** @description What happened in a session, also after it was closed. */
        Transcript: {
            /** @description The session. */
            sessionId: string;
            /** @description Name of the API key that has it. */
            keyName: string;
            /** @description Oldest first; the latest 500 are kept. */
            entries: components["schemas"]["TranscriptEntry"][];
            /** @description How many older ones are not kept any more, or were not asked for. */
            dropped: number;
        };
        /** @description Something that happened. */
        TranscriptEntry: {
            /**
             * Format: date-time
             * @description When it ended, UTC.
             */
            at: string;
            /**
             * @description What it is: a step that acts, a decision on a held act, or a change of who drives.
             * @enum {string}
             */
            kind: "open" | "step" | "approval" | "driver" | "close";
            /** @description The same in a sentence. */
            words: string;
            /** @description The action of a step. */
            action?: string;
            /** @description The element, as it was named. */
            selector?: string;
            /** @description An address without its query, a key, a selector or `{{name}}`; never what was typed. */
            value?: string;
            /** @description Origin of the page, where it is known. */
            origin?: string;
            /** @description `done`, `failed` or the code of the error. */
            outcome?: string;
        };
        /** @description Who drives the session. */
        DriverAnswer: {
            /**
             * @description Always `success`; failures have `error` instead.
             * @constant
             */
            status: "success";
            /** @description Who drives. */
            driver: {
                /**
                 * @description Who drives: calls, or a person at the window.
                 * @enum {string}
                 */
                driver: "api" | "user";
                /** @description Until it is handed back; else until the person has done nothing for 3 s. */
                locked: boolean;
                /** @description What the person was asked to do. */
                instructions?: string;
                /** @description The person has only paused it. */
                paused?: boolean;
            };
        };
        /** @description Who is to drive the session. */
        SetDriver: {
            /**
             * @description `user`: a person takes the session over. `api`: it is handed back, which answers a handoff.
             * @enum {string}
             */
            driver: "user" | "api";
            /** @description With `api`, in a handoff: whether what was asked was done. Default: true. */
            success?: boolean;
            /** @description The same, in the person’s words. */
            reason?: string;
        };
        /** @description The held acts. */
        ListApprovalsAnswer: {
            /**
             * @description Always `success`; failures have `error` instead.
             * @constant
             */
            status: "success";
            /** @description Those that wait first, oldest first; then those decided in the last ten minutes. */
            approvals: components["schemas"]["Approval"][];
        };
        /** @description A held act, and what became of it. */
        Approval: {
            /** @description Goes into the path of the decision. */
            id: string;
            /**
             * @description What it does; `pay` includes ordering and booking, `send` posting and sharing.
             * @enum {string}
             */
            what: "pay" | "delete" | "send" | "transfer" | "grant" | "sign" | "cancel" | "upload" | "form";
            /** @description The action; `accept` for a dialog that the page has opened, and that was dismissed. */
            action: string;
            /** @description The element or dialog, such as `button "Delete account"` or `confirm "Delete it?"`. */
            element: string;
            /** @description Its dialog, row, card or form, and the page. */
            where: string;
            /** @description Why it was held. */
            why: string;
            /** @description Origin of the document. */
            origin?: string;
            /** @description The API key whose program asks. */
            keyName: string;
            /** @description The session it would be done in. */
            sessionId: string;
            /** @description Whether a task asks, as opposed to a single step. */
            isTask: boolean;
            /** @description The element, as the program named it. */
            selector?: string;
            /**
             * Format: date-time
             * @description When it was held, UTC.
             */
            heldAt: string;
            /**
             * Format: date-time
             * @description Undecided until then, it is denied.
             */
            expiresAt: string;
            /**
             * @description `waiting` for a decision; `once`, `task`: approved, the program has not done it yet; `used`: done; `denied`; `expired`: nobody decided in time, which counts as denied.
             * @enum {string}
             */
            state: "waiting" | "once" | "task" | "denied" | "expired" | "used";
        };
        /** @description The held act, decided. */
        DecideApprovalAnswer: {
            /**
             * @description Always `success`; failures have `error` instead.
             * @constant
             */
            status: "success";
            approval: components["schemas"]["Approval"];
        };
        /** @description What the person has decided. */
        DecideApproval: {
            /**
             * @description `once`: this act. `task`: this act and later ones of its kind (the same effect, action, element in words and origin) in the same task, or of steps in the same session. `deny`: it is not done.
             * @enum {string}
             */
            decision: "once" | "task" | "deny";
        };
        /** @description A link to the live page. */
        LiveTicketAnswer: {
            /**
             * @description Always `success`; failures have `error` instead.
             * @constant
             */
            status: "success";
            /** @description Where the page is, below the relay’s address. It opens once, until `expiresAt`. */
            page: string;
            /**
             * Format: date-time
             * @description A minute from now, UTC.
             */
            expiresAt: string;
        };
        /** @description The connected browsers. */
        ListBrowsersAnswer: {
            /**
             * @description Always `success`; failures have `error` instead.
             * @constant
             */
            status: "success";
            /** @description The browsers connected now. */
            browsers: {
                /** @description The start of every session id of this browser. */
                id: string;
                /** @description Name for people; POST /session takes it as `browser`. */
                name: string;
                /**
                 * Format: date-time
                 * @description Since when it is connected, UTC.
                 */
                connected_at: string;
                /** @description false: npm start launched it. */
                paired_by_hand: boolean;
                /** @description Its extension is of another build than the relay. */
                outdated: boolean;
                /** @description How many sessions are open in it. */
                sessions: number;
                /** @description In a fleet: the relay that holds it. */
                relay?: string;
                /** @description In a fleet: its labels. */
                labels?: string[];
                /** @description In a fleet: whether it opens no more sessions. */
                draining?: boolean;
            }[];
        };
        /** @description The fleet and its relays. */
        FleetAnswer: {
            /**
             * @description Always `success`; failures have `error` instead.
             * @constant
             */
            status: "success";
            /** @description The fleet, as the relay that answers knows it. */
            fleet: {
                /** @description Name of the fleet. */
                name: string;
                /** @description The relay that answers. */
                relay: string;
                /**
                 * @description disconnected: the relay goes on alone, and the others are as it knew them last.
                 * @enum {string}
                 */
                nats: "connected" | "disconnected";
            };
            /** @description Its relays, by name. */
            relays: {
                /** @description Name of the relay. */
                name: string;
                /** @description Of this run of it; another one after a restart. */
                id: string;
                /**
                 * @description draining: it opens no more sessions. lost: its heartbeat stopped.
                 * @enum {string}
                 */
                state: "up" | "draining" | "lost";
                /** @description How many browsers are connected to it. */
                browsers: number;
                /** @description How many sessions are open in them. */
                sessions: number;
                /** @description Labels of its browsers. */
                labels: string[];
                /** @description Of tabrelay. */
                version: string;
                /**
                 * Format: date-time
                 * @description Since when it runs, UTC.
                 */
                started_at: string;
                /** @description Milliseconds since it was heard. */
                heartbeat_age_ms: number;
            }[];
        };
        /** @description The relay opens no more sessions, or does so again. */
        DrainingAnswer: {
            /**
             * @description Always `success`; failures have `error` instead.
             * @constant
             */
            status: "success";
            /** @description Confirmation for people. */
            message: string;
        };
        /** @description Whether a relay is to be drained. */
        SetDraining: {
            /** @description true: its browsers open no more sessions, and those that are open go on. false: they do again. */
            draining: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    browse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Browse"] | components["schemas"]["ResumeTask"];
            };
        };
        responses: {
            /** @description The task has ended; `outcome` says how. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrowseAnswer"];
                };
            };
            /**
             * @description `bad_request`: A field is missing or has a value it cannot have.
             *
             *     `incognito_not_allowed`: The browser does not allow the extension in incognito windows.
             *
             *     `navigation_failed`: The page could not be loaded.
             *
             *     `restricted_page`: The page is one that no extension may touch.
             */
            400: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A field is missing or has a value it cannot have."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The API key is missing or wrong. */
            401: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The API key is missing or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `forbidden`: The call came from a place that the relay does not serve, or its key lacks a scope. */
            403: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The call came from a place that the relay does not serve, or its key lacks a scope."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `session_not_found`: There is no such open session for this key. */
            404: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such open session for this key."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `still_running`: The call with this `Idempotency-Key` has not finished yet. */
            409: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The call with this `Idempotency-Key` has not finished yet."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `body_too_large`: The body is over 1 MiB (24 MiB for a step). */
            413: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body is over 1 MiB (24 MiB for a step)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body is not sent as `application/json`. */
            415: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body is not sent as `application/json`."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `key_reused`: The `Idempotency-Key` of an act, or the turn of a task, was used before, for another body. */
            422: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The `Idempotency-Key` of an act, or the turn of a task, was used before, for another body."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests`: The rate limit or a queue is full; `Retry-After` says for how long. */
            429: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The rate limit or a queue is full; `Retry-After` says for how long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal`: A bug in tabrelay; the relay wrote it to its log. */
            500: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A bug in tabrelay; the relay wrote it to its log."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `model_failed`: The language model failed or could not be reached. */
            502: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The language model failed or could not be reached."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `no_browser`: The browser is not connected.
             *
             *     `interrupted`: The call was interrupted: the browser, the page or the relay went away; `X-Outcome` says what is known of its effect.
             */
            503: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The browser is not connected."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `timeout`: The page did not answer, or a task was not finished, before the deadline. Until 1.0 the code was `page_silent`. */
            504: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The page did not answer, or a task was not finished, before the deadline. Until 1.0 the code was `page_silent`."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    openTask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenTask"];
            };
        };
        responses: {
            /** @description The task is open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenTaskAnswer"];
                };
            };
            /**
             * @description `bad_request`: A field is missing or has a value it cannot have.
             *
             *     `incognito_not_allowed`: The browser does not allow the extension in incognito windows.
             *
             *     `navigation_failed`: The page could not be loaded.
             *
             *     `restricted_page`: The page is one that no extension may touch.
             */
            400: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A field is missing or has a value it cannot have."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The API key is missing or wrong. */
            401: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The API key is missing or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `domain_not_allowed`: The address is outside of what the session may reach; the message says why. No request went there, or its answer was dropped unread.
             *
             *     `forbidden`: The call came from a place that the relay does not serve, or its key lacks a scope.
             */
            403: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The address is outside of what the session may reach; the message says why. No request went there, or its answer was dropped unread."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `session_not_found`: There is no such open session for this key. */
            404: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such open session for this key."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `still_running`: The call with this `Idempotency-Key` has not finished yet. */
            409: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The call with this `Idempotency-Key` has not finished yet."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `body_too_large`: The body is over 1 MiB (24 MiB for a step). */
            413: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body is over 1 MiB (24 MiB for a step)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body is not sent as `application/json`. */
            415: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body is not sent as `application/json`."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `key_reused`: The `Idempotency-Key` of an act, or the turn of a task, was used before, for another body. */
            422: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The `Idempotency-Key` of an act, or the turn of a task, was used before, for another body."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests`: The rate limit or a queue is full; `Retry-After` says for how long. */
            429: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The rate limit or a queue is full; `Retry-After` says for how long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal`: A bug in tabrelay; the relay wrote it to its log. */
            500: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A bug in tabrelay; the relay wrote it to its log."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `no_browser`: The browser is not connected.
             *
             *     `paused`: The user has paused tabrelay, or this session, in the popup or on the live page, and can resume it there.
             *
             *     `interrupted`: The call was interrupted: the browser, the page or the relay went away; `X-Outcome` says what is known of its effect.
             */
            503: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The browser is not connected."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `timeout`: The page did not answer, or a task was not finished, before the deadline. Until 1.0 the code was `page_silent`. */
            504: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The page did not answer, or a task was not finished, before the deadline. Until 1.0 the code was `page_silent`."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `taskId` that POST /task answered with.
                 * @example 2f8e8a3c-6d0b-4c5e-9a57-8f3d1c9b7e21
                 */
                taskId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenTaskAnswer"] | components["schemas"]["TaskTurnAnswer"];
                };
            };
            /** @description `unauthorized`: The API key is missing or wrong. */
            401: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The API key is missing or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `forbidden`: The call came from a place that the relay does not serve, or its key lacks a scope. */
            403: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The call came from a place that the relay does not serve, or its key lacks a scope."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `task_not_found`: There is no such task for this key, or no longer. */
            404: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such task for this key, or no longer."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests`: The rate limit or a queue is full; `Retry-After` says for how long. */
            429: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The rate limit or a queue is full; `Retry-After` says for how long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal`: A bug in tabrelay; the relay wrote it to its log. */
            500: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A bug in tabrelay; the relay wrote it to its log."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    takeTurn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `taskId` that POST /task answered with.
                 * @example 2f8e8a3c-6d0b-4c5e-9a57-8f3d1c9b7e21
                 */
                taskId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskDecision"];
            };
        };
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskTurnAnswer"];
                };
            };
            /** @description `bad_request`: A field is missing or has a value it cannot have. */
            400: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A field is missing or has a value it cannot have."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The API key is missing or wrong. */
            401: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The API key is missing or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `forbidden`: The call came from a place that the relay does not serve, or its key lacks a scope. */
            403: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The call came from a place that the relay does not serve, or its key lacks a scope."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `task_not_found`: There is no such task for this key, or no longer. */
            404: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such task for this key, or no longer."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `body_too_large`: The body is over 1 MiB (24 MiB for a step). */
            413: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body is over 1 MiB (24 MiB for a step)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body is not sent as `application/json`. */
            415: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body is not sent as `application/json`."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `key_reused`: The `Idempotency-Key` of an act, or the turn of a task, was used before, for another body. */
            422: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The `Idempotency-Key` of an act, or the turn of a task, was used before, for another body."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests`: The rate limit or a queue is full; `Retry-After` says for how long. */
            429: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The rate limit or a queue is full; `Retry-After` says for how long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal`: A bug in tabrelay; the relay wrote it to its log. */
            500: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A bug in tabrelay; the relay wrote it to its log."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `no_browser`: The browser is not connected.
             *
             *     `paused`: The user has paused tabrelay, or this session, in the popup or on the live page, and can resume it there.
             *
             *     `interrupted`: The call was interrupted: the browser, the page or the relay went away; `X-Outcome` says what is known of its effect.
             */
            503: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The browser is not connected."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `timeout`: The page did not answer, or a task was not finished, before the deadline. Until 1.0 the code was `page_silent`. */
            504: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The page did not answer, or a task was not finished, before the deadline. Until 1.0 the code was `page_silent`."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `taskId` that POST /task answered with.
                 * @example 2f8e8a3c-6d0b-4c5e-9a57-8f3d1c9b7e21
                 */
                taskId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task is ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteTaskAnswer"];
                };
            };
            /** @description `unauthorized`: The API key is missing or wrong. */
            401: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The API key is missing or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `forbidden`: The call came from a place that the relay does not serve, or its key lacks a scope. */
            403: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The call came from a place that the relay does not serve, or its key lacks a scope."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `task_not_found`: There is no such task for this key, or no longer. */
            404: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such task for this key, or no longer."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests`: The rate limit or a queue is full; `Retry-After` says for how long. */
            429: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The rate limit or a queue is full; `Retry-After` says for how long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal`: A bug in tabrelay; the relay wrote it to its log. */
            500: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A bug in tabrelay; the relay wrote it to its log."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    retrieve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Retrieve"];
            };
        };
        responses: {
            /** @description The page was read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetrieveAnswer"];
                };
            };
            /**
             * @description `bad_request`: A field is missing or has a value it cannot have.
             *
             *     `bad_selector`: The selector cannot be read.
             *
             *     `incognito_not_allowed`: The browser does not allow the extension in incognito windows.
             *
             *     `navigation_failed`: The page could not be loaded.
             *
             *     `restricted_page`: The page is one that no extension may touch.
             */
            400: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A field is missing or has a value it cannot have."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The API key is missing or wrong. */
            401: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The API key is missing or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `forbidden`: The call came from a place that the relay does not serve, or its key lacks a scope. */
            403: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The call came from a place that the relay does not serve, or its key lacks a scope."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `session_not_found`: There is no such open session for this key.
             *
             *     `element_not_found`: No element matched the selector by the deadline.
             */
            404: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such open session for this key."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `body_too_large`: The body is over 1 MiB (24 MiB for a step). */
            413: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body is over 1 MiB (24 MiB for a step)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body is not sent as `application/json`. */
            415: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body is not sent as `application/json`."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests`: The rate limit or a queue is full; `Retry-After` says for how long. */
            429: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The rate limit or a queue is full; `Retry-After` says for how long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal`: A bug in tabrelay; the relay wrote it to its log. */
            500: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A bug in tabrelay; the relay wrote it to its log."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `model_failed`: The language model failed or could not be reached. */
            502: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The language model failed or could not be reached."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `no_browser`: The browser is not connected.
             *
             *     `interrupted`: The call was interrupted: the browser, the page or the relay went away; `X-Outcome` says what is known of its effect.
             */
            503: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The browser is not connected."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `timeout`: The page did not answer, or a task was not finished, before the deadline. Until 1.0 the code was `page_silent`. */
            504: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The page did not answer, or a task was not finished, before the deadline. Until 1.0 the code was `page_silent`."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    openSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OpenSession"];
            };
        };
        responses: {
            /** @description The session is open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenSessionAnswer"];
                };
            };
            /**
             * @description `bad_request`: A field is missing or has a value it cannot have.
             *
             *     `incognito_not_allowed`: The browser does not allow the extension in incognito windows.
             *
             *     `navigation_failed`: The page could not be loaded.
             *
             *     `restricted_page`: The page is one that no extension may touch.
             */
            400: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A field is missing or has a value it cannot have."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The API key is missing or wrong. */
            401: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The API key is missing or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `domain_not_allowed`: The address is outside of what the session may reach; the message says why. No request went there, or its answer was dropped unread.
             *
             *     `forbidden`: The call came from a place that the relay does not serve, or its key lacks a scope.
             */
            403: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The address is outside of what the session may reach; the message says why. No request went there, or its answer was dropped unread."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `body_too_large`: The body is over 1 MiB (24 MiB for a step). */
            413: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body is over 1 MiB (24 MiB for a step)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body is not sent as `application/json`. */
            415: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body is not sent as `application/json`."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `too_many_sessions`: Every browser of a fleet that the session may be in is full or draining; `Retry-After` says when to ask again.
             *
             *     `too_many_requests`: The rate limit or a queue is full; `Retry-After` says for how long.
             */
            429: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Every browser of a fleet that the session may be in is full or draining; `Retry-After` says when to ask again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal`: A bug in tabrelay; the relay wrote it to its log. */
            500: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A bug in tabrelay; the relay wrote it to its log."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `no_browser`: The browser is not connected.
             *
             *     `interrupted`: The call was interrupted: the browser, the page or the relay went away; `X-Outcome` says what is known of its effect.
             */
            503: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The browser is not connected."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `timeout`: The page did not answer, or a task was not finished, before the deadline. Until 1.0 the code was `page_silent`. */
            504: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The page did not answer, or a task was not finished, before the deadline. Until 1.0 the code was `page_silent`."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSessionsAnswer"];
                };
            };
            /** @description `unauthorized`: The API key is missing or wrong. */
            401: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The API key is missing or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `forbidden`: The call came from a place that the relay does not serve, or its key lacks a scope. */
            403: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The call came from a place that the relay does not serve, or its key lacks a scope."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests`: The rate limit or a queue is full; `Retry-After` says for how long. */
            429: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The rate limit or a queue is full; `Retry-After` says for how long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal`: A bug in tabrelay; the relay wrote it to its log. */
            500: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A bug in tabrelay; the relay wrote it to its log."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `no_browser`: The browser is not connected. */
            503: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The browser is not connected."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    takeStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `sessionId` that POST /session answered with.
                 * @example b3k9x2m7-Q1w2E3r4T5y6U7i8
                 */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Step"];
            };
        };
        responses: {
            /** @description The step was taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakeStepAnswer"];
                };
            };
            /**
             * @description `bad_request`: A field is missing or has a value it cannot have.
             *
             *     `bad_selector`: The selector cannot be read.
             *
             *     `unknown_action`: There is no such action; the message lists those there are.
             *
             *     `restricted_page`: The page is one that no extension may touch.
             *
             *     `wrong_element`: The element is of a kind that the action cannot be done to.
             *
             *     `not_actionable`: The element is there but stayed hidden, disabled, covered or moving until the deadline; the message says which.
             *
             *     `navigation_failed`: The page could not be loaded.
             */
            400: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A field is missing or has a value it cannot have."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The API key is missing or wrong. */
            401: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The API key is missing or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `domain_not_allowed`: The address is outside of what the session may reach; the message says why. No request went there, or its answer was dropped unread.
             *
             *     `forbidden`: The call came from a place that the relay does not serve, or its key lacks a scope.
             */
            403: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The address is outside of what the session may reach; the message says why. No request went there, or its answer was dropped unread."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `session_not_found`: There is no such open session for this key.
             *
             *     `element_not_found`: No element matched the selector by the deadline.
             */
            404: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such open session for this key."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `held`: The act has consequences and was not named, so nothing was done; `X-Pending` describes it, and the message says how to approve it. */
            409: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The act has consequences and was not named, so nothing was done; `X-Pending` describes it, and the message says how to approve it."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `body_too_large`: The body is over 1 MiB (24 MiB for a step). */
            413: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body is over 1 MiB (24 MiB for a step)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body is not sent as `application/json`. */
            415: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body is not sent as `application/json`."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests`: The rate limit or a queue is full; `Retry-After` says for how long. */
            429: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The rate limit or a queue is full; `Retry-After` says for how long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal`: A bug in tabrelay; the relay wrote it to its log. */
            500: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A bug in tabrelay; the relay wrote it to its log."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `no_browser`: The browser is not connected.
             *
             *     `interrupted`: The call was interrupted: the browser, the page or the relay went away; `X-Outcome` says what is known of its effect.
             */
            503: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The browser is not connected."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `timeout`: The page did not answer, or a task was not finished, before the deadline. Until 1.0 the code was `page_silent`. */
            504: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The page did not answer, or a task was not finished, before the deadline. Until 1.0 the code was `page_silent`."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    closeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `sessionId` that POST /session answered with.
                 * @example b3k9x2m7-Q1w2E3r4T5y6U7i8
                 */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CloseSessionAnswer"];
                };
            };
            /** @description `unauthorized`: The API key is missing or wrong. */
            401: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The API key is missing or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `forbidden`: The call came from a place that the relay does not serve, or its key lacks a scope. */
            403: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The call came from a place that the relay does not serve, or its key lacks a scope."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `session_not_found`: There is no such open session for this key. */
            404: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such open session for this key."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests`: The rate limit or a queue is full; `Retry-After` says for how long. */
            429: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The rate limit or a queue is full; `Retry-After` says for how long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal`: A bug in tabrelay; the relay wrote it to its log. */
            500: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A bug in tabrelay; the relay wrote it to its log."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `no_browser`: The browser is not connected.
             *
             *     `interrupted`: The call was interrupted: the browser, the page or the relay went away; `X-Outcome` says what is known of its effect.
             */
            503: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The browser is not connected."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `timeout`: The page did not answer, or a task was not finished, before the deadline. Until 1.0 the code was `page_silent`. */
            504: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The page did not answer, or a task was not finished, before the deadline. Until 1.0 the code was `page_silent`."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    takeScreenshot: {
        parameters: {
            query?: {
                /** @description Takes a picture of this element only; the same selectors as in a step, waited for up to 5 s. It is scrolled into view; what is larger than the window is put together from parts. */
                selector?: string;
                /** @description Takes all that the page can be scrolled to downwards, put together from parts; what is fixed to the window is in it once. Of an element that scrolls by itself, name what is in it as `selector`. */
                fullPage?: "true" | "false";
                /** @description Format of the image. */
                format?: "png" | "jpeg";
                /** @description Quality of a jpeg, 1 to 100. Default: the browser’s own. */
                quality?: string;
                /** @description Brings a covered window to the front for the picture, then gives the focus back. */
                raise?: "true" | "false";
            };
            header?: never;
            path: {
                /**
                 * @description The `sessionId` that POST /session answered with.
                 * @example b3k9x2m7-Q1w2E3r4T5y6U7i8
                 */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakeScreenshotAnswer"];
                };
            };
            /**
             * @description `bad_request`: A field is missing or has a value it cannot have.
             *
             *     `bad_selector`: The selector cannot be read.
             *
             *     `wrong_element`: The element is of a kind that the action cannot be done to.
             *
             *     `not_actionable`: The element is there but stayed hidden, disabled, covered or moving until the deadline; the message says which.
             *
             *     `window_hidden`: The window is covered or minimised, so there is nothing to photograph; `raise=true` helps.
             *
             *     `restricted_page`: The page is one that no extension may touch.
             */
            400: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A field is missing or has a value it cannot have."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The API key is missing or wrong. */
            401: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The API key is missing or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `forbidden`: The call came from a place that the relay does not serve, or its key lacks a scope. */
            403: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The call came from a place that the relay does not serve, or its key lacks a scope."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `session_not_found`: There is no such open session for this key.
             *
             *     `element_not_found`: No element matched the selector by the deadline.
             */
            404: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such open session for this key."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests`: The rate limit or a queue is full; `Retry-After` says for how long. */
            429: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The rate limit or a queue is full; `Retry-After` says for how long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal`: A bug in tabrelay; the relay wrote it to its log. */
            500: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A bug in tabrelay; the relay wrote it to its log."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `no_browser`: The browser is not connected.
             *
             *     `interrupted`: The call was interrupted: the browser, the page or the relay went away; `X-Outcome` says what is known of its effect.
             */
            503: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The browser is not connected."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `timeout`: The page did not answer, or a task was not finished, before the deadline. Until 1.0 the code was `page_silent`. */
            504: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The page did not answer, or a task was not finished, before the deadline. Until 1.0 the code was `page_silent`."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    handOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `sessionId` that POST /session answered with.
                 * @example b3k9x2m7-Q1w2E3r4T5y6U7i8
                 */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandOff"];
            };
        };
        responses: {
            /** @description The person has answered, or nobody did in time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandOffAnswer"];
                };
            };
            /** @description `bad_request`: A field is missing or has a value it cannot have. */
            400: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A field is missing or has a value it cannot have."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The API key is missing or wrong. */
            401: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The API key is missing or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `forbidden`: The call came from a place that the relay does not serve, or its key lacks a scope. */
            403: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The call came from a place that the relay does not serve, or its key lacks a scope."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `session_not_found`: There is no such open session for this key. */
            404: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such open session for this key."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `user_driving`: A person is using the window, or has taken the session over, until the deadline; nothing was done. It goes on 3 s after their last input, or when they hand it back. */
            409: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A person is using the window, or has taken the session over, until the deadline; nothing was done. It goes on 3 s after their last input, or when they hand it back."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `body_too_large`: The body is over 1 MiB (24 MiB for a step). */
            413: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body is over 1 MiB (24 MiB for a step)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body is not sent as `application/json`. */
            415: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body is not sent as `application/json`."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests`: The rate limit or a queue is full; `Retry-After` says for how long. */
            429: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The rate limit or a queue is full; `Retry-After` says for how long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal`: A bug in tabrelay; the relay wrote it to its log. */
            500: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A bug in tabrelay; the relay wrote it to its log."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `no_browser`: The browser is not connected.
             *
             *     `paused`: The user has paused tabrelay, or this session, in the popup or on the live page, and can resume it there.
             *
             *     `interrupted`: The call was interrupted: the browser, the page or the relay went away; `X-Outcome` says what is known of its effect.
             */
            503: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The browser is not connected."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `timeout`: The page did not answer, or a task was not finished, before the deadline. Until 1.0 the code was `page_silent`. */
            504: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The page did not answer, or a task was not finished, before the deadline. Until 1.0 the code was `page_silent`."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readTranscript: {
        parameters: {
            query?: {
                /** @description Only so many entries, the latest. */
                last?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The `sessionId` that POST /session answered with.
                 * @example b3k9x2m7-Q1w2E3r4T5y6U7i8
                 */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What happened. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranscriptAnswer"];
                };
            };
            /** @description `bad_request`: A field is missing or has a value it cannot have. */
            400: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A field is missing or has a value it cannot have."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The API key is missing or wrong. */
            401: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The API key is missing or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `forbidden`: The call came from a place that the relay does not serve, or its key lacks a scope. */
            403: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The call came from a place that the relay does not serve, or its key lacks a scope."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `session_not_found`: There is no such open session for this key. */
            404: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such open session for this key."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests`: The rate limit or a queue is full; `Retry-After` says for how long. */
            429: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The rate limit or a queue is full; `Retry-After` says for how long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal`: A bug in tabrelay; the relay wrote it to its log. */
            500: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A bug in tabrelay; the relay wrote it to its log."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readDriver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `sessionId` that POST /session answered with.
                 * @example b3k9x2m7-Q1w2E3r4T5y6U7i8
                 */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who drives. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverAnswer"];
                };
            };
            /** @description `unauthorized`: The API key is missing or wrong. */
            401: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The API key is missing or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `forbidden`: The call came from a place that the relay does not serve, or its key lacks a scope. */
            403: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The call came from a place that the relay does not serve, or its key lacks a scope."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `session_not_found`: There is no such open session for this key. */
            404: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such open session for this key."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests`: The rate limit or a queue is full; `Retry-After` says for how long. */
            429: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The rate limit or a queue is full; `Retry-After` says for how long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal`: A bug in tabrelay; the relay wrote it to its log. */
            500: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A bug in tabrelay; the relay wrote it to its log."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `no_browser`: The browser is not connected.
             *
             *     `paused`: The user has paused tabrelay, or this session, in the popup or on the live page, and can resume it there.
             *
             *     `interrupted`: The call was interrupted: the browser, the page or the relay went away; `X-Outcome` says what is known of its effect.
             */
            503: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The browser is not connected."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `timeout`: The page did not answer, or a task was not finished, before the deadline. Until 1.0 the code was `page_silent`. */
            504: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The page did not answer, or a task was not finished, before the deadline. Until 1.0 the code was `page_silent`."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setDriver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `sessionId` that POST /session answered with.
                 * @example b3k9x2m7-Q1w2E3r4T5y6U7i8
                 */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetDriver"];
            };
        };
        responses: {
            /** @description Who drives now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverAnswer"];
                };
            };
            /** @description `bad_request`: A field is missing or has a value it cannot have. */
            400: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A field is missing or has a value it cannot have."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The API key is missing or wrong. */
            401: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The API key is missing or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `forbidden`: The call came from a place that the relay does not serve, or its key lacks a scope. */
            403: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The call came from a place that the relay does not serve, or its key lacks a scope."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `session_not_found`: There is no such open session for this key. */
            404: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such open session for this key."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `user_driving`: A person is using the window, or has taken the session over, until the deadline; nothing was done. It goes on 3 s after their last input, or when they hand it back. */
            409: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A person is using the window, or has taken the session over, until the deadline; nothing was done. It goes on 3 s after their last input, or when they hand it back."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `body_too_large`: The body is over 1 MiB (24 MiB for a step). */
            413: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body is over 1 MiB (24 MiB for a step)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body is not sent as `application/json`. */
            415: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body is not sent as `application/json`."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests`: The rate limit or a queue is full; `Retry-After` says for how long. */
            429: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The rate limit or a queue is full; `Retry-After` says for how long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal`: A bug in tabrelay; the relay wrote it to its log. */
            500: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A bug in tabrelay; the relay wrote it to its log."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `no_browser`: The browser is not connected.
             *
             *     `paused`: The user has paused tabrelay, or this session, in the popup or on the live page, and can resume it there.
             *
             *     `interrupted`: The call was interrupted: the browser, the page or the relay went away; `X-Outcome` says what is known of its effect.
             */
            503: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The browser is not connected."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `timeout`: The page did not answer, or a task was not finished, before the deadline. Until 1.0 the code was `page_silent`. */
            504: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The page did not answer, or a task was not finished, before the deadline. Until 1.0 the code was `page_silent`."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listApprovals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The held acts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListApprovalsAnswer"];
                };
            };
            /** @description `unauthorized`: The API key is missing or wrong. */
            401: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The API key is missing or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `forbidden`: The call came from a place that the relay does not serve, or its key lacks a scope. */
            403: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The call came from a place that the relay does not serve, or its key lacks a scope."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests`: The rate limit or a queue is full; `Retry-After` says for how long. */
            429: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The rate limit or a queue is full; `Retry-After` says for how long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal`: A bug in tabrelay; the relay wrote it to its log. */
            500: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A bug in tabrelay; the relay wrote it to its log."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    decideApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the held act.
                 * @example 0b1f6c5e-8a52-4c3f-9f0e-6d2f6b0f3a41
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideApproval"];
            };
        };
        responses: {
            /** @description It is decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecideApprovalAnswer"];
                };
            };
            /** @description `bad_request`: A field is missing or has a value it cannot have. */
            400: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A field is missing or has a value it cannot have."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The API key is missing or wrong. */
            401: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The API key is missing or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `forbidden`: The call came from a place that the relay does not serve, or its key lacks a scope. */
            403: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The call came from a place that the relay does not serve, or its key lacks a scope."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `body_too_large`: The body is over 1 MiB (24 MiB for a step). */
            413: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body is over 1 MiB (24 MiB for a step)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body is not sent as `application/json`. */
            415: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body is not sent as `application/json`."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests`: The rate limit or a queue is full; `Retry-After` says for how long. */
            429: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The rate limit or a queue is full; `Retry-After` says for how long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal`: A bug in tabrelay; the relay wrote it to its log. */
            500: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A bug in tabrelay; the relay wrote it to its log."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    issueLiveTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveTicketAnswer"];
                };
            };
            /** @description `unauthorized`: The API key is missing or wrong. */
            401: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The API key is missing or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `forbidden`: The call came from a place that the relay does not serve, or its key lacks a scope. */
            403: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The call came from a place that the relay does not serve, or its key lacks a scope."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests`: The rate limit or a queue is full; `Retry-After` says for how long. */
            429: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The rate limit or a queue is full; `Retry-After` says for how long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal`: A bug in tabrelay; the relay wrote it to its log. */
            500: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A bug in tabrelay; the relay wrote it to its log."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listBrowsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connected browsers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListBrowsersAnswer"];
                };
            };
            /** @description `unauthorized`: The API key is missing or wrong. */
            401: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The API key is missing or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `forbidden`: The call came from a place that the relay does not serve, or its key lacks a scope. */
            403: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The call came from a place that the relay does not serve, or its key lacks a scope."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests`: The rate limit or a queue is full; `Retry-After` says for how long. */
            429: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The rate limit or a queue is full; `Retry-After` says for how long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal`: A bug in tabrelay; the relay wrote it to its log. */
            500: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A bug in tabrelay; the relay wrote it to its log."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readFleet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fleet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FleetAnswer"];
                };
            };
            /** @description `bad_request`: A field is missing or has a value it cannot have. */
            400: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A field is missing or has a value it cannot have."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The API key is missing or wrong. */
            401: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The API key is missing or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `forbidden`: The call came from a place that the relay does not serve, or its key lacks a scope. */
            403: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The call came from a place that the relay does not serve, or its key lacks a scope."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests`: The rate limit or a queue is full; `Retry-After` says for how long. */
            429: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The rate limit or a queue is full; `Retry-After` says for how long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal`: A bug in tabrelay; the relay wrote it to its log. */
            500: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A bug in tabrelay; the relay wrote it to its log."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setDraining: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the relay.
                 * @example desk-1
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetDraining"];
            };
        };
        responses: {
            /** @description It is told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrainingAnswer"];
                };
            };
            /** @description `bad_request`: A field is missing or has a value it cannot have. */
            400: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A field is missing or has a value it cannot have."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The API key is missing or wrong. */
            401: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The API key is missing or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `forbidden`: The call came from a place that the relay does not serve, or its key lacks a scope. */
            403: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The call came from a place that the relay does not serve, or its key lacks a scope."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `body_too_large`: The body is over 1 MiB (24 MiB for a step). */
            413: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body is over 1 MiB (24 MiB for a step)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body is not sent as `application/json`. */
            415: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body is not sent as `application/json`."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests`: The rate limit or a queue is full; `Retry-After` says for how long. */
            429: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The rate limit or a queue is full; `Retry-After` says for how long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal`: A bug in tabrelay; the relay wrote it to its log. */
            500: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A bug in tabrelay; the relay wrote it to its log."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `no_browser`: The browser is not connected. */
            503: {
                headers: {
                    /** @description The code, for programs. */
                    "X-Error-Code"?: string;
                    /** @description `executed`, `not_executed` or `unknown`, where it applies. */
                    "X-Outcome"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The browser is not connected."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
