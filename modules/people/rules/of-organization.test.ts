import { expect, test } from 'vitest'
import { fieldsOfOrganization, openToOrganization } from './of-organization.ts'

const whole = {
  AccountState: 'active',
  IsNameChecked: false,
  Gender: 'male',
  BirthDate: '1990-01-01',
  NationalityID: 1,
  PassportEnding: '123',
  PassportExpiresOn: '2030-01-01',
  Mobile: '+201000000000',
}

test('until the first sign-in everything but a checked name is open', () => {
  expect(openToOrganization({ ...whole, AccountState: 'pending' })).toEqual(fieldsOfOrganization)
  expect(openToOrganization({ ...whole, AccountState: 'pending', IsNameChecked: true })).not.toContain('Name')
})

test('afterwards what belongs to the work, and what is empty', () => {
  expect(openToOrganization(whole)).toEqual(['WorkEmail', 'JobTitle', 'Employer'])
  expect(openToOrganization({ ...whole, BirthDate: null, Mobile: '' })).toEqual([
    'BirthDate',
    'WorkEmail',
    'Mobile',
    'JobTitle',
    'Employer',
  ])
})
