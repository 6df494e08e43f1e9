import * as z from 'zod'
import { isDay } from './values/dates.ts'
import { foldDigits, plainAddress } from './text.ts'
import { guarded } from './values/formula-guard.ts'

/*
 * The shapes that contracts are built of. Error texts are codes under `fieldErrors` in the platform's text.
 * Objects are strict: an unknown key is refused, nothing is coerced but the numbers of a query string.
 */

// U+0000 and lone surrogates break PostgreSQL; bidi overrides and zero-width marks let a name look like another.
const refusedControls =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\u200b-\u200d\u2060\ufeff]/

/*
 * A limit ends the reading of a value. Without `abort` zod says that a text is too long and looks at all of it all the
 * same, which for a mebibyte of somebody's choosing may take the only thread minutes.
 */
const over = (error: string) => ({ error, abort: true }) as const
export const tooLong = over('tooLong')
export const tooMany = over('tooMany')
/** Digits, days, colours: texts of one form, where a longer one has simply another. */
export const shortText = (max: number, error: string) => z.string({ error: 'required' }).max(max, over(error))

export const wellFormed = (text: string) => text.isWellFormed() && !text.includes('\u0000')

/** Pasted from a letter or a table, a name brings its line breaks and tabs along. */
const inOneLine = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\t\n\r\u0085\u2028\u2029]+/g, ' ')
    .trim()

/** One line that a person typed: trimmed, NFC, a space for a line break, without control characters. Empty is refused. */
export const line = (max = 200) =>
  z
    .string({ error: 'required' })
    .max(max, tooLong)
    .refine((text) => wellFormed(text) && !refusedControls.test(text), 'badCharacters')
    .transform(inOneLine)
    .pipe(z.string().min(1, 'required'))

/** As `line`, and may be empty. */
export const optionalLine = (max = 200) =>
  z
    .string()
    .max(max, tooLong)
    .refine((text) => wellFormed(text) && !refusedControls.test(text), 'badCharacters')
    .transform(inOneLine)

/** Several lines of plain text. */
export const plainText = (max = 4000) =>
  z
    .string()
    .max(max, tooLong)
    .refine(wellFormed, 'badCharacters')
    .transform((text) => text.normalize('NFC').trim())

/** HTML of the rich-text editor; the server sanitizes it before storing. 200 kB at most. */
export const richText = () => z.string().max(200_000, tooLong).refine(wellFormed, 'badCharacters')

/** A database id in a body. */
export const id = () => z.int({ error: 'required' }).min(1, over('required')).max(2_147_483_647, over('notANumber'))
/** A database id in a query string. */
export const queryId = () =>
  z
    .union([
      z.int(),
      shortText(10, 'notANumber')
        .regex(/^[1-9]\d{0,9}$/, 'notANumber')
        .transform(Number),
    ])
    .pipe(z.int().min(1, 'notANumber').max(2_147_483_647, 'notANumber'))
/** A small whole number in a query string. */
export const queryNumber = (min: number, max: number) =>
  z
    .union([
      z.int(),
      shortText(10, 'notANumber')
        .regex(/^-?\d{1,9}$/, 'notANumber')
        .transform(Number),
    ])
    .pipe(z.int().min(min, 'tooSmall').max(max, 'tooLarge'))
export const queryFlag = () => z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])

/** `{ ID }` in the query string: what most calls on one record take. */
export const byId = z.strictObject({ ID: queryId() })

/** A code such as `CC-2026-0012`: Arabic digits folded, upper case kept. */
export const code = (max = 60) =>
  z
    .string({ error: 'required' })
    .max(max, tooLong)
    .refine((text) => wellFormed(text) && !refusedControls.test(text), 'badCharacters')
    .transform((text) => inOneLine(foldDigits(text)))
    .pipe(z.string().min(1, 'required'))

/** A code that people give a record. One that a spreadsheet would reckon with is none, wherever a list of codes goes. */
export const givenCode = (max = 60) => code(max).refine((text) => guarded(text) === text, 'badCharacters')

export const day = () => shortText(10, 'notADay').refine(isDay, 'notADay')
export const timeOfDay = () => shortText(5, 'notATime').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'notATime')
/** An instant in a reply, ISO 8601 UTC. */
export const instant = () => z.iso.datetime()
/** The same as it is sent. */
export const sentInstant = () => shortText(40, 'notATime').pipe(z.iso.datetime('notATime'))

export const email = () =>
  z
    .string({ error: 'required' })
    .max(254, tooLong)
    .refine((text) => wellFormed(text) && !refusedControls.test(text), 'badCharacters')
    .transform(plainAddress)
    .pipe(z.email('invalidEmail'))
/** International form with digits only after the plus: `+201001234567`. */
export const phone = () =>
  z
    .string({ error: 'required' })
    .max(40, tooLong)
    .transform((text) => foldDigits(text).replace(/[\s().-]/g, ''))
    .pipe(z.string().regex(/^\+?\d{7,15}$/, 'invalidPhone'))

/** A text in up to three languages; `atLeastOne` refuses all empty. */
export const trilingual = (max = 400) =>
  z
    .strictObject({
      ar: optionalLine(max).optional(),
      en: optionalLine(max).optional(),
      fr: optionalLine(max).optional(),
    })
    .refine((text) => Boolean(text.ar || text.en || text.fr), 'required')
export const optionalTrilingual = (max = 4000) =>
  z.strictObject({ ar: plainText(max).optional(), en: plainText(max).optional(), fr: plainText(max).optional() })
/** The same in a reply. */
export const trilingualReply = z
  .object({ ar: z.string().optional(), en: z.string().optional(), fr: z.string().optional() })
  .meta({ id: 'Trilingual' })

export const moneyReply = z.object({ Minor: z.int(), Currency: z.string() }).meta({ id: 'Money' })
/** What something costs: no more than the database's whole numbers hold. */
export const money = () =>
  z.strictObject({
    Minor: z.int('notANumber').min(0, 'tooSmall').max(2_000_000_000, 'tooLarge'),
    Currency: shortText(3, 'required').regex(/^[A-Z]{3}$/, 'required'),
  })

/** Sizes a list may ask for; few, because each is a statement of its own for the planner. */
export const pageSizes = [10, 20, 50, 100] as const

/**
 * The query of a paged list: `pageNum` from 1, `pageSize`, `search`, `sort` as `Name` or `-Name` out of the
 * given columns, and the list's own filters.
 */
export function listQuery<const Columns extends readonly string[], Filters extends z.ZodRawShape>(
  columns: Columns,
  filters: Filters,
) {
  const sorts = columns.flatMap((column) => [column, `-${column}`]) as (Columns[number] | `-${Columns[number]}`)[]
  return z.strictObject({
    pageNum: queryNumber(1, 100_000).default(1),
    pageSize: queryNumber(1, 100)
      .refine((size) => (pageSizes as readonly number[]).includes(size), 'notAllowed')
      .default(20),
    search: optionalLine(100).optional(),
    sort: z.enum(sorts as [string, ...string[]]).optional() as z.ZodOptional<
      z.ZodType<Columns[number] | `-${Columns[number]}`, Columns[number] | `-${Columns[number]}`>
    >,
    ...filters,
  })
}

/** A page of a list: the rows and how many there are in all. */
export const paged = <Row extends z.ZodType>(row: Row) => z.object({ Items: z.array(row), Total: z.int() })

/** The answer of a write that makes or changes one record. */
export const savedReply = z.object({ ID: z.int(), Version: z.int() }).meta({ id: 'Saved' })
export const doneReply = z.object({ Done: z.literal(true) }).meta({ id: 'Done' })
/** Ids for a call on several records: all are checked, all or nothing. */
export const idList = z.strictObject({ IDs: z.array(id()).min(1, 'required').max(500, tooMany) })
export const version = () => z.int({ error: 'required' }).min(1).max(2_147_483_647, 'notANumber')
/** The reply is a file's bytes: the handler answers with `sendFile(...)`, pages ask by `sendForFile`. */
export const fileBytes = z.unknown().meta({ id: 'FileBytes' })
