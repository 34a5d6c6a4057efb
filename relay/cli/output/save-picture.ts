import { writeFileSync } from 'node:fs';
import { RelayError } from '../../../extension/protocol/errors';

/** Saves a picture. @throws RelayError bad_request where it cannot be saved */
export function savePicture(file: string, picture: Buffer): void {
  try {
    writeFileSync(file, picture);
  } catch (error) {
    throw new RelayError(
      'bad_request',
      `Cannot save ${file} (${error instanceof Error ? error.message : error}).`,
    );
  }
}
