import type { EffectKind } from './consequential';

/** What each kind of act is called in messages. */
export const deeds: Record<EffectKind, string> = {
  pay: 'paying, ordering or booking',
  delete: 'deleting',
  send: 'sending or publishing',
  transfer: 'transferring',
  grant: 'approving or granting access',
  sign: 'signing',
  cancel: 'cancelling',
  upload: 'uploading',
  form: 'sending a form',
};
