/** What `nsc` makes: an operator, an account with JetStream, and the credentials of a user in it. */
import { randomUUID } from 'node:crypto';
import { nkeys } from '@nats-io/transport-node';

type KeyPair = ReturnType<typeof nkeys.createOperator>;

const unlimited = {
  ...{ subs: -1, data: -1, payload: -1, imports: -1, exports: -1, wildcards: true, conn: -1, leaf: -1 },
  ...{ mem_storage: -1, disk_storage: -1, streams: -1, consumer: -1 },
};

/** A claim that `issuer` signs. @see https://docs.nats.io/running-a-nats-service/configuration/securing_nats/jwt */
function claim(issuer: KeyPair, about: KeyPair, nats: object): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const body = {
    jti: randomUUID(),
    iat: Math.floor(Date.now() / 1_000),
    iss: issuer.getPublicKey(),
    sub: about.getPublicKey(),
    name: 'test',
    nats: { version: 2, ...nats },
  };
  const text = `${encode({ typ: 'JWT', alg: 'ed25519-nkey' })}.${encode(body)}`;
  return `${text}.${Buffer.from(issuer.sign(Buffer.from(text))).toString('base64url')}`;
}

/** @returns the configuration of a server that lets in who has the credentials, and the file of these */
export function natsCredentials(): { configuration: string; credentials: string } {
  const [operator, system, account, user] = [
    nkeys.createOperator(),
    nkeys.createAccount(),
    nkeys.createAccount(),
    nkeys.createUser(),
  ] as const;
  const accountClaim = (of: KeyPair, limits: object) => claim(operator, of, { type: 'account', limits });
  const { mem_storage, disk_storage, streams, consumer, ...withoutStreams } = unlimited;
  const userClaim = claim(account, user, { type: 'user', pub: {}, sub: {}, subs: -1, data: -1, payload: -1 });
  return {
    configuration: `
      operator: ${claim(operator, operator, { type: 'operator' })}
      system_account: ${system.getPublicKey()}
      resolver: MEMORY
      resolver_preload: {
        ${system.getPublicKey()}: ${accountClaim(system, withoutStreams)}
        ${account.getPublicKey()}: ${accountClaim(account, unlimited)}
      }`,
    credentials: `-----BEGIN NATS USER JWT-----
${userClaim}
------END NATS USER JWT------

-----BEGIN USER NKEY SEED-----
${Buffer.from(user.getSeed()).toString()}
------END USER NKEY SEED------
`,
  };
}
