/** What SECURITY.md names as not protected. Whatever else a hostile page achieves is a fault. */
import type { HostilePage } from '../../autonomy/hostile-pages/hostile-page';
import type { Finding } from './attack-findings';

interface Open {
  /** Words of the section "What is not protected". */
  says: string;
  covers(finding: Finding, page: HostilePage): boolean;
}

export const openByDesign: readonly Open[] = [
  {
    says: 'A request that is no page',
    covers: ({ where }, { task }) => where === 'foreign request' && task?.egress !== 'held',
  },
  {
    says: 'A name that leads into a private network',
    covers: ({ what, where, detail }) =>
      what === 'the inner service' && where === 'asked for' && /\.test\//.test(detail),
  },
];

export function isOpen(finding: Finding, page: HostilePage): boolean {
  return openByDesign.some(({ covers }) => covers(finding, page));
}
