/** Keys are told apart by how they are written: nobody is to send a private one where a public one is asked for. */

/** What a field is there for. `x509`: a certificate, or a chain of them. */
export type KeyKind = 'publicKey' | 'privateKey' | 'x509'

/** PEM and SSH2 in any form, OpenPGP, PuTTY, and what stands in the file of OpenSSH, also without its first line. */
const privateText = /BEGIN [\w ]*PRIVATE KEY|^\s*PuTTY-User-Key-File-|^\s*b3BlbnNzaC1rZXktdjE/m

/**
 * DER, each byte a character: PKCS#1, PKCS#8, SEC 1 and PKCS#12 begin with a small number, encrypted PKCS#8 with the name of a cipher.
 * Read as UTF-8, bytes from 128 on are one character or none.
 */
// oxlint-disable-next-line no-control-regex -- these bytes are what it is about
const privateBytes = /^0[^]{1,5}?(?:\x02\x01[\0\x01\x03]|0[^]{1,3}?\x06[\t\n]\*.?H..?\r\x01[\x05\f])/

const publicText = /^(?:ssh-|ecdsa-|sk-)|BEGIN [\w ]*(?:PUBLIC KEY|CERTIFICATE)/m

/** Certificates in DER: the first thing in them is their version. */
// oxlint-disable-next-line no-control-regex -- these bytes are what it is about
const publicBytes = /^0[^]{1,5}?0[^]{1,6}?\x03\x02\x01[\0-\x02]/

/** Whether a text has a private key in it, or is one in base64. */
export const isPrivateKey = (text: string): boolean =>
  privateText.test(text) || privateBytes.test(text) || privateBytes.test(decoded(text))

function decoded(text: string): string {
  try {
    return atob(text)
  } catch {
    return ''
  }
}

/** Why what is filled in, or a file as text or base64, is not sent; undefined where it is what the field is for, or unknown. */
export function keyProblem(holds: KeyKind, text: string): string | undefined {
  const isPrivate = isPrivateKey(text)
  if (holds === 'privateKey')
    return !isPrivate && (publicText.test(text) || publicBytes.test(text) || publicBytes.test(decoded(text)))
      ? 'This is not the private key, but what is public: choose the file of the private key'
      : undefined
  if (!isPrivate) return undefined
  return `This contains a private key and was not sent: ${
    holds === 'x509'
      ? 'choose the file with the certificate alone'
      : text.includes('PuTTY-')
        ? 'paste the public key that PuTTYgen shows for this file'
        : 'paste the public key instead, which is in the .pub file'
  }`
}
