/** A certificate for 127.0.0.1 that signs itself (RFC 5280), so that tests of TLS need no other program. */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const oid = {
  ecdsaWithSha256: Buffer.from('06082a8648ce3d040302', 'hex'),
  commonName: Buffer.from('0603550403', 'hex'),
  subjectAltName: Buffer.from('0603551d11', 'hex'),
  basicConstraints: Buffer.from('0603551d13', 'hex'),
};
const tag = { integer: 2, bits: 3, octets: 4, text: 12, time: 23, sequence: 0x30, set: 0x31 };
const isTrue = Buffer.from('0101ff', 'hex');

/** One value of DER. */
function der(tagByte: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const length =
    body.length < 128
      ? Buffer.of(body.length)
      : body.length < 256
        ? Buffer.of(0x81, body.length)
        : Buffer.of(0x82, body.length >> 8, body.length & 255);
  return Buffer.concat([Buffer.of(tagByte), length, body]);
}

const sequence = (...parts: Buffer[]) => der(tag.sequence, ...parts);
const extension = (id: Buffer, ...value: Buffer[]) => sequence(id, ...value);
const utc = (date: Date) =>
  der(tag.time, Buffer.from(`${date.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));

/** @returns certificate and private key, PEM */
export function selfSigned(): { certificate: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid.ecdsaWithSha256);
  const name = sequence(der(tag.set, sequence(oid.commonName, der(tag.text, Buffer.from('127.0.0.1')))));
  const now = Date.now();
  const dayMs = 24 * 60 * 60_000;
  const signed = sequence(
    der(0xa0, der(tag.integer, Buffer.of(2))),
    der(tag.integer, Buffer.concat([Buffer.of(1), randomBytes(8)])),
    algorithm,
    name,
    sequence(utc(new Date(now - dayMs)), utc(new Date(now + dayMs))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      sequence(
        extension(oid.subjectAltName, der(tag.octets, sequence(der(0x87, Buffer.of(127, 0, 0, 1))))),
        extension(oid.basicConstraints, isTrue, der(tag.octets, sequence(isTrue))),
      ),
    ),
  );
  const signature = sign('sha256', signed, privateKey);
  const certificate = sequence(signed, algorithm, der(tag.bits, Buffer.of(0), signature));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
