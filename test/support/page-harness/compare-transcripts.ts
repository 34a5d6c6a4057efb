/** Two transcripts are to be the same but for the differences that are written down with their reason. */
import { expect, test } from 'vitest';
import {
  type AcceptedDifference,
  acceptedDifferences,
} from '../../page/beside-chromium/accepted-differences';
import { isFullShare } from '../share';
import type { PageHarness } from './page-harness';
import { type Entry, type Transcript, transcriptOf } from './trusted-transcript';

/** One step of the engine: action, selector, value. */
type EngineStep = [action: string, selector: string, value?: unknown];

/** An act as a person does it: by Chromium's own input on one side, by steps of the engine on the other. */
export interface Act {
  name: string;
  html: string;
  trusted(page: PageHarness['page']): Promise<unknown>;
  engine: EngineStep[];
}

/**
 * Chromium's own input does not always tell the same: it announces a range's capture with whichever pointer event comes
 * next, and on a busy machine that has been a move where it is the release.
 */
const maxTries = 3;

/** Of all acts `npm test` compares a third, chosen by their names, and the soak (`engine`) every one. */
const quickly = 3;
const isShared = (name: string) =>
  isFullShare || [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % quickly === 0;

/** A test for the act: its events and what it leaves behind equal those of trusted input. */
export function compare(on: () => PageHarness, { name, html, trusted, engine }: Act): void {
  if (!isShared(name)) return;
  test(name, async () => {
    const steps = async () => {
      for (const step of engine) expect(await on().act(...step)).not.toHaveProperty('error');
    };
    const ours = await transcriptOf(on(), html, steps);
    const accepted = acceptedDifferences.filter(({ acts }) => !acts || acts.includes(name));
    let theirs: Transcript = [];
    const besides = (left: readonly AcceptedDifference[]) =>
      differences(left.reduce(without, theirs), left.reduce(without, ours));
    for (let tries = 0; tries < maxTries; tries += 1) {
      theirs = await transcriptOf(on(), html, () => trusted(on().page));
      if (besides(accepted).length === 0) break;
    }
    expect(besides(accepted)).toEqual([]);
    for (const one of accepted.filter(({ acts }) => acts)) {
      expect(besides(accepted.filter((other) => other !== one)), `no longer so: ${one.reason}`).not.toEqual(
        [],
      );
    }
  });
}

function without(transcript: Transcript, { types, fields }: AcceptedDifference): Transcript {
  const concerned = ({ type }: Entry) => !types || types.split(' ').includes(String(type));
  if (!fields) return lastOf(transcript, concerned);
  const names = fields.split(' ');
  const kept = (entry: Entry) =>
    Object.fromEntries(Object.entries(entry).filter(([field]) => !names.includes(field)));
  return transcript.map((entry) => (concerned(entry) ? kept(entry) : entry));
}

/** Those at the end, in an order of their own. */
function lastOf(transcript: Transcript, concerned: (entry: Entry) => boolean): Transcript {
  const late = transcript.filter(concerned).sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
  return [...transcript.filter((entry) => !concerned(entry)), ...late];
}

/** What tells the two apart, one line each: events that come on one side only, and fields. */
function differences(trusted: Transcript, engine: Transcript): string[] {
  const found: string[] = [];
  for (const [theirs, ours] of paired(trusted, engine)) {
    if (!theirs || !ours) {
      found.push(
        `only ${theirs ? 'trusted' : 'engine'}: ${nameOf(theirs ?? ours)} ${JSON.stringify(theirs ?? ours)}`,
      );
      continue;
    }
    for (const field of new Set([...Object.keys(theirs), ...Object.keys(ours)])) {
      const [wanted, got] = [theirs[field], ours[field]].map((value) => JSON.stringify(value));
      if (wanted !== got)
        found.push(`${nameOf(theirs)}: ${field} is ${wanted} trusted, ${got} by the engine`);
    }
  }
  return found;
}

const nameOf = (entry: Entry | undefined) => `${entry?.type} ${entry?.target}`;

/** Both in order, by their longest common subsequence of types and targets. */
function paired(trusted: Transcript, engine: Transcript): [Entry | undefined, Entry | undefined][] {
  const common = Array.from({ length: trusted.length + 1 }, () =>
    new Array<number>(engine.length + 1).fill(0),
  );
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = trusted.length - 1; i >= 0; i -= 1) {
    for (let j = engine.length - 1; j >= 0; j -= 1) {
      const same = nameOf(trusted[i]) === nameOf(engine[j]);
      (common[i] as number[])[j] = same ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [Entry | undefined, Entry | undefined][] = [];
  let [i, j] = [0, 0];
  while (i < trusted.length || j < engine.length) {
    const [theirs, ours] = [trusted[i], engine[j]];
    if (theirs && ours && nameOf(theirs) === nameOf(ours)) {
      pairs.push([theirs, ours]);
      i += 1;
      j += 1;
    } else if (!ours || (theirs && at(i + 1, j) >= at(i, j + 1))) {
      pairs.push([theirs, undefined]);
      i += 1;
    } else {
      pairs.push([undefined, ours]);
      j += 1;
    }
  }
  return pairs;
}
