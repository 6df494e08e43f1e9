import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import * as shapes from '#platform/shared/shapes.ts'
import { ar } from '../text/kit/ar.ts'
import { check, errorWithin, strayErrors, withoutErrorsOf } from './field-errors.ts'

const shape = z.strictObject({
  Name: shapes.trilingual(5),
  Email: shapes.email(),
  Phone: shapes.phone().optional(),
  CourseID: shapes.id(),
  Start: shapes.day(),
  End: shapes.day().nullable(),
  Seats: z.int().min(1).max(20),
  Contacts: z.array(z.strictObject({ Value: shapes.line(10) })).max(2),
})
const right = {
  Name: { ar: 'دورة', en: '', fr: '' },
  Email: ' Layla@Example.org ',
  Phone: '',
  CourseID: 3,
  Start: '2026-03-01',
  End: null,
  Seats: 12,
  Contacts: [{ Value: 'a' }],
}

test('what is right is parsed, with an empty optional field as absent', () => {
  const checked = check(shape, right)
  expect(checked).toMatchObject({ ok: true, value: { Email: 'layla@example.org', End: null } })
  expect(checked.ok && 'Phone' in checked.value).toBe(false)
})

test('what is wrong has a code at its path', () => {
  const checked = check(shape, {
    ...right,
    Name: { ar: 'اسم طويل جدا', en: '', fr: '' },
    Email: 'layla',
    Phone: '12',
    CourseID: null,
    Start: '1/2',
    Seats: 30,
    Contacts: [{ Value: '' }, { Value: 'b' }],
  })
  expect(checked).toEqual({
    ok: false,
    errors: {
      'Name.ar': 'tooLong',
      Email: 'invalidEmail',
      Phone: 'invalidPhone',
      CourseID: 'required',
      Start: 'notADay',
      Seats: 'tooLarge',
      'Contacts.0.Value': 'required',
    },
  })
})

test('an empty field is required, whatever its shape calls it', () => {
  const shaped = z.object({ Hours: z.int('notANumber'), Day: z.string('notADay'), Kind: z.string('chooseOne') })
  expect(check(shaped, { Hours: null, Day: null, Kind: null })).toMatchObject({
    errors: { Hours: 'required', Day: 'required', Kind: 'chooseOne' },
  })
  expect(check(shaped, { Hours: Number.NaN, Day: 'x', Kind: 'x' })).toMatchObject({ errors: { Hours: 'notANumber' } })
})

test('a shape that names no code still gives one that has a sentence', () => {
  const bare = z.object({
    a: z.string().max(1),
    b: z.number().min(5),
    c: z.enum(['x']),
    d: z.array(z.int()).min(1),
    e: z.number(),
    f: z.number(),
  })
  const checked = check(bare, { a: 'zz', b: 1, c: 'y', d: [], e: Number.NaN, f: null })
  expect(checked).toEqual({
    ok: false,
    errors: { a: 'tooLong', b: 'tooSmall', c: 'notAllowed', d: 'tooFew', e: 'notANumber', f: 'required' },
  })
  if (!checked.ok) for (const code of Object.values(checked.errors)) expect(ar.fieldErrors).toHaveProperty(code)
})

test('a shape that must wait is refused at once', () => {
  expect(() =>
    check(
      z.string().refine(async () => true),
      'a',
    ),
  ).toThrow()
})

test('a field shows what is wrong inside it, and where', () => {
  const errors = { 'Name.en': 'tooLong', Fee: 'required', NameOfRoom: 'required' }
  expect(errorWithin(errors, 'Name')).toEqual({ code: 'tooLong', at: 'en' })
  expect(errorWithin(errors, 'Fee')).toEqual({ code: 'required' })
  expect(errorWithin(errors, 'Room')).toBeUndefined()
  expect(withoutErrorsOf(errors, 'Name')).toEqual({ Fee: 'required', NameOfRoom: 'required' })
})

test('what no field on screen shows is said above the form', () => {
  const errors = { 'Name.en': 'tooLong', Version: 'required', '': 'invalid' }
  expect(strayErrors(errors, ['Name', 'Fee'])).toEqual({ Version: 'required', '': 'invalid' })
})

test('every code of the shared shapes has its sentence', () => {
  const source = readFileSync(resolve(import.meta.dirname, '../../..', 'platform/shared/shapes.ts'), 'utf8')
  const codes = [...source.matchAll(/'([a-z]+[A-Z]\w*|required)'/g)].map((found) => found[1]!)
  const named = codes.filter((code) => /^(required|too|bad|invalid|not)/.test(code))
  expect(named.length).toBeGreaterThan(10)
  for (const code of named) expect(ar.fieldErrors).toHaveProperty(code)
})
