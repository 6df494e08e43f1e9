import { expect, test } from 'vitest'
import { contactError, holdsOwnEmail, missingContacts, plainContact, repeatedContacts } from './contacts.ts'

const contact = (Type: string, Value: string) => ({ Type, Value })

test('the same contact typed in two ways is one', () => {
  const contacts = [
    contact('MOBILE', '+20 100 123-4567'),
    contact('MOBILE', '+٢٠١٠٠١٢٣٤٥٦٧'),
    contact('WHATSAPP', '+201001234567'),
    contact('EMAIL', 'A@x.example'),
    contact('EMAIL', ' a@X.example '),
    contact('LINKEDIN', 'in/ali'),
    contact('LINKEDIN', 'IN/Ali'),
    contact('WORKEMAIL', 'a@x.example'),
  ]
  expect(repeatedContacts(contacts)).toEqual([1, 4, 6])
  expect(plainContact(contacts[1]!)).toBe('+201001234567')
})

test.each([
  ['EMAIL', 'someone@x.example', null],
  ['WORKEMAIL', 'someone', 'invalidEmail'],
  ['MOBILE', '12', 'invalidPhone'],
  ['PHONE', '02 2345 6789', null],
  ['LINKEDIN', 'anything', null],
  ['LINKEDIN', '  ', 'required'],
])('%s %j: %s', (type, value, error) => {
  expect(contactError(contact(type, value))).toBe(error)
})

test('e-mail, work e-mail and mobile are needed, and the own address', () => {
  const own = contact('EMAIL', 'Own@x.example')
  expect(missingContacts([own])).toEqual(['WORKEMAIL', 'MOBILE'])
  expect(missingContacts([own, contact('WORKEMAIL', ' '), contact('MOBILE', '1')])).toEqual(['WORKEMAIL'])
  expect(holdsOwnEmail([own], 'own@x.example')).toBe(true)
  expect(holdsOwnEmail([contact('WORKEMAIL', 'own@x.example')], 'own@x.example')).toBe(false)
})
