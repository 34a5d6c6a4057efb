import { describe, expect, it } from 'vitest';
import { DocumentPreparation } from '../../../../extension/background/page-link/document-preparation';

/** Which frames were prepared, as `tab/frame`, with `new` where their document had just come. */
function preparation() {
  const prepared: string[] = [];
  const nothing = async () => undefined;
  const documents = new DocumentPreparation({
    mainWorld: nothing,
    dialogs: async (tabId, frameId, { isNew }) => {
      prepared.push(`${tabId}/${frameId}${isNew ? ' new' : ''}`);
    },
    downloads: nothing,
    input: nothing,
  });
  return { prepared, documents };
}

describe('a document', () => {
  it('that was prepared when it came is not prepared again for its first step', () => {
    const { prepared, documents } = preparation();
    documents.committed(1, 0);
    documents.committed(1, 7);
    documents.ensure(1, 0);
    documents.ensure(1, 7);
    expect(prepared).toEqual(['1/0 new', '1/7 new']);
  });

  it('that nobody saw coming is prepared for its first step', () => {
    const { prepared, documents } = preparation();
    documents.committed(1, 0);
    documents.ensure(1, 7);
    documents.ensure(2, 0);
    expect(prepared).toEqual(['1/0 new', '1/7', '2/0']);
  });

  it.each([
    ['a page took the place of its page', (documents: DocumentPreparation) => documents.committed(1, 0)],
    ['a blank page took its place', (documents: DocumentPreparation) => documents.forget(1, 7)],
    ['its tab was closed', (documents: DocumentPreparation) => documents.forget(1)],
  ])('in a frame is a new one after %s', (_, leave) => {
    const { prepared, documents } = preparation();
    documents.committed(1, 0);
    documents.committed(1, 7);
    leave(documents);
    documents.ensure(1, 7);
    expect(prepared.at(-1)).toBe('1/7');
  });
});
