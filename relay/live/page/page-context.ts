import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { LiveStore } from './live-store';
import type { Pictures } from './pictures';
import type { RelayApi } from './relay-api';

/** What every part of the page needs. */
export interface PageParts {
  api: RelayApi;
  store: LiveStore;
  pictures: Pictures;
}

export const PageContext = createContext<PageParts | undefined>(undefined);

export function usePage(): PageParts {
  const parts = useContext(PageContext);
  if (!parts) throw new Error('a part of the page was rendered outside of it');
  return parts;
}
