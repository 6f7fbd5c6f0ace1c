import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A passkey in software, for tests: makes a key pair, and signs what a site asks, for the origin it is told. */
export function softAuthenticator(origin: string) {
  const host = new URL(origin).hostname;
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }));
  /** User present, user verified; `0x40` says that a key follows. */
  const authenticatorData = (more: Buffer) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    const flags = Buffer.from([more.length > 0 ? 0x45 : 0x05]);
    return Buffer.concat([createHash('sha256').update(host).digest(), flags, count, more]);
  };

  return {
    register(challenge: string) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
        Buffer.from(x, 'base64url'),
        Buffer.from([0x22, 0x58, 0x20]),
        Buffer.from(y, 'base64url'),
      ]);
      const data = authenticatorData(Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]));
      const head = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        head('fmt'),
        head('none'),
        head('attStmt'),
        Buffer.from([0xa0]),
        head('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
      };
    },
    signIn(challenge: string) {
      const data = authenticatorData(Buffer.alloc(0));
      const client = clientData('webauthn.get', challenge);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}
