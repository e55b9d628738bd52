/** Keys are told apart by how they are written: nobody is to send a private one where a public one is asked for. */

/** What a field is there for. `x509`: a certificate, or a chain of them. */
export type KeyKind = 'publicKey' | 'privateKey' | 'x509'

// In DER each byte is a character. Read as UTF-8, bytes from 128 on are one character or none.
/* oxlint-disable no-control-regex -- these bytes are what it is about */

/**
 * PEM and SSH2 in any form, OpenPGP; PuTTY; the file of OpenSSH without its first line. In DER, PKCS#1, PKCS#8, SEC 1 and PKCS#12 begin
 * with a small number, encrypted PKCS#8 with the name of a cipher.
 */
const privateForm =
  /BEGIN [\w ]{0,40}PRIVATE KEY|^[^\S\r\n\u2028\u2029]*(PuTTY-User-Key-File|b3BlbnNzaC1rZXk)|^0[^]{1,5}?(\x02\x01[\0-\x03]|0[^]{1,3}?\x06[\t\n]\*.?H..?\r\x01[\x05\f])/m

/** In DER the first thing in a certificate is its version. */
const publicForm = /^(ssh|ecdsa|sk)-|BEGIN [\w ]{0,40}(PUBLIC|CERTIFICATE)|^0[^]{1,5}?0[^]{1,6}?\x03\x02\x01[\0-\x02]/m

/* oxlint-enable no-control-regex */

/** The shortest keys have 44 bytes or so. Of what is no base64 a browser takes long to say so: a form may hold a hundred thousand texts. */
const mayBeBase64 = /^[A-Za-z\d+/=\s]{40,}$/

/** Whether a text, or what it is the base64 of, has this form. */
function has(form: RegExp, text: string): boolean {
  if (form.test(text)) return true
  if (!mayBeBase64.test(text)) return false
  try {
    return form.test(atob(text))
  } catch {
    return false
  }
}

/** Whether a text has a private key in it, or is one in base64. */
export const isPrivateKey = (text: string): boolean => text.length >= shortestMark && has(privateForm, text)

/** What a private key is told by has more characters. Names and the like are asked about by the hundred thousand. */
const shortestMark = 15

/** Why what is filled in, or a file as text or base64, is not sent; undefined where it is what the field is for, or unknown. */
export function keyProblem(holds: KeyKind, text: string): string | undefined {
  if (holds === 'privateKey')
    return !isPrivateKey(text) && has(publicForm, text) ? 'This is not the private key: choose its file' : undefined
  if (!isPrivateKey(text)) return undefined
  return `This contains a private key and was not sent. ${
    holds === 'x509'
      ? 'Choose the file of the certificate alone'
      : `Paste the public key instead, ${text.includes('PuTTY-') ? 'as PuTTYgen shows it' : 'from the .pub file'}`
  }`
}
