import type { Views } from '../autonomy/browse/views';
import type { Model } from '../autonomy/model';
import type { Reader } from '../autonomy/reading/reader';
import type { Browsers } from '../browsers/browsers';
import type { Measured } from '../metrics/readings';
import type { Approvals } from './approvals/approvals';
import type { Activity } from './live/activity';
import type { LiveAccess } from './live/live-access';
import type { Transcripts } from './transcripts/transcripts';

/** What the service is made of; what can be absent is then its own. */
export interface ServiceParts {
  browsers: Browsers;
  /** Decides in `browse`. */
  model: Model;
  /** Answers in `retrieve`. */
  reader: Reader;
  /** Shows pages to the caller's own model. */
  views: Views;
  /** Where held acts wait for a person. */
  approvals?: Approvals;
  /** What happened in the sessions. */
  transcripts?: Transcripts;
  /** What each session does now. */
  activity?: Activity;
  /** Who may open the live page. */
  access?: LiveAccess;
  /** What the parts below the service measure. */
  measured?: () => Measured;
  /** Epoch milliseconds; the system's clock without it. */
  now?: () => number;
}
