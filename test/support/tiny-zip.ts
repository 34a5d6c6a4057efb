/** Makes a small ZIP archive. */
import { crc32 } from 'node:zlib';

/** A zip of one uncompressed, executable file (PKWARE APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16). */
export function tinyZip(path: string, content: string): Buffer {
  const name = Buffer.from(path);
  const data = Buffer.from(content);
  const sizes = Buffer.alloc(14);
  sizes.writeUInt32LE(crc32(data), 0);
  sizes.writeUInt32LE(data.length, 4);
  sizes.writeUInt32LE(data.length, 8);
  sizes.writeUInt16LE(name.length, 12);

  const local = Buffer.concat([
    bytes('504b0304', '1400', '0000', '0000', '00000000'),
    sizes,
    bytes('0000'),
    name,
    data,
  ]);
  const attributes = Buffer.alloc(4);
  attributes.writeUInt32LE((0o100755 << 16) >>> 0);
  const central = Buffer.concat([
    bytes('504b0102', '1403', '1400', '0000', '0000', '00000000'),
    sizes,
    bytes('0000', '0000', '0000', '0000'),
    attributes,
    bytes('00000000'),
    name,
  ]);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

function bytes(...hex: string[]): Buffer {
  return Buffer.from(hex.join(''), 'hex');
}
