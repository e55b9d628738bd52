import { describe, expect, test } from 'vitest'

import { metadataProblem, readSamlForm, readSamlResponse, samlForm } from './saml.ts'

const provider = { idp_entity_id: 'https://id.example/a?b&c', group_attribute_name: 'groups' }
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('the form of a sign-in', () => {
  test('comes back as it was written', () => {
    const form = readSamlForm(
      bytes(
        samlForm({
          issuer: provider.idp_entity_id,
          subject: 'Jörg <j&k>',
          groups: { attribute: 'groups', names: ['a "b"', 'c&d'] },
          redirect: '/projects?q=ü',
        }),
      ),
    )
    expect(form.redirect).toBe('/projects?q=ü')
    expect(readSamlResponse(form.response, provider)).toEqual({ subject: 'Jörg <j&k>', groups: ['a "b"', 'c&d'] })
  })

  test('leads home when it says nothing else', () => {
    expect(readSamlForm(bytes(samlForm({ issuer: 'x', subject: 'y' }))).redirect).toBe('/')
  })

  test.each(['RelayState=%00', `RelayState=${btoa('1')}`, `RelayState=${btoa('{')}`])('%s is refused', (state) => {
    expect(() => readSamlForm(bytes(`${samlForm({ issuer: 'x', subject: 'y' })}&${state}`))).toThrow(
      'invalid relay state',
    )
  })
})

describe('the assertion', () => {
  const xml = (inner: string): string =>
    `<samlp:Response xmlns:samlp="urn:p"><saml:Issuer>https://id.example/a?b&amp;c</saml:Issuer><ds:Signature/><saml:NameID Format="x"> mira </saml:NameID>${inner}</samlp:Response>`

  test('may be in any namespace, and lists groups under the name that was agreed on', () => {
    const values = '<saml:AttributeValue>one</saml:AttributeValue><saml:AttributeValue/>'
    const inner = `<saml:Attribute Name="mail">${values}</saml:Attribute><saml:Attribute Format="f" Name="groups">${values}</saml:Attribute>`
    expect(readSamlResponse(xml(inner), provider)).toEqual({ subject: 'mira', groups: ['one'] })
    expect(readSamlResponse(xml(inner), { ...provider, group_attribute_name: null })).toEqual({
      subject: 'mira',
      groups: [],
    })
  })
})

test('metadata need an entity with a key that signs', () => {
  const key = (use: string): string =>
    `<md:EntityDescriptor xmlns:md="m"><md:KeyDescriptor${use}><ds:X509Certificate>MIIB</ds:X509Certificate></md:KeyDescriptor></md:EntityDescriptor>`
  expect(metadataProblem(key(' use="signing"'))).toBeUndefined()
  expect(metadataProblem(key(''))).toBeUndefined()
  expect(metadataProblem(key(' use="encryption"'))).toBe('no signing key found in IDP metadata')
  expect(metadataProblem('<EntityDescriptor>')).toMatch(/^idp_metadata_document_string could not be parsed/)
})
