import * as z from 'zod'
import { codeReply } from '#platform/shared/record/list.ts'
import {
  givenCode,
  id,
  line,
  money,
  moneyReply,
  queryId,
  tooMany,
  trilingual,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { lookupKeys } from '../rules/registry.ts'
import { nationalityVisas } from '../rules/visa.ts'

export const lookupKey = z.enum(lookupKeys)

/** What a paid extra is charged for. */
export const extraPer = ['person', 'day', 'once'] as const

/** The colour of an entry's badge. */
export const colours = ['neutral', 'info', 'success', 'warning', 'danger'] as const

/** What selects show of an entry. */
export const Option = z
  .object({
    ID: z.int(),
    Code: z.string(),
    Name: trilingualReply,
    Symbol: z.string().optional(),
    Occupancy: z.int().optional(),
    Price: moneyReply.optional(),
    Per: z.enum(extraPer).optional(),
    City: z.string().optional(),
    Colour: z.enum(colours).optional(),
  })
  .meta({ id: 'LookupOption' })

export const Entry = z
  .object({
    ID: z.int(),
    Code: codeReply(),
    Name: trilingualReply,
    Position: z.int(),
    IsActive: z.boolean(),
    Version: z.int(),
    /** Nationality: what else a roster may write for it. */
    Spellings: z.array(z.string()).optional(),
    /** Nationality: whether its people need a visa. */
    Visa: z.enum(nationalityVisas).optional(),
    /** Currency. */
    Symbol: z.string().optional(),
    /** Currency: how many of it one US dollar buys. */
    PerUsd: z.number().optional(),
    /** Band of results: the lowest final percentage that has this name. */
    MinPercent: z.number().optional(),
    /** Type of rooms: how many people share one. */
    Occupancy: z.int().optional(),
    /** Paid extra: what it costs, and for what that is charged. */
    Price: moneyReply.optional(),
    Per: z.enum(extraPer).optional(),
    /** Hotel. */
    City: z.string().optional(),
    /** Of its badge. */
    Colour: z.enum(colours).optional(),
    Actions: z.array(z.string()),
  })
  .meta({ id: 'LookupEntry' })

/** The fields of the form. Those that a lookup does not have are left out. */
export const entryFields = z.strictObject({
  Code: givenCode(30),
  Name: trilingual(200),
  IsActive: z.boolean(),
  Spellings: z.array(line(100)).max(100, tooMany).optional(),
  Visa: z.enum(nationalityVisas, 'required').optional(),
  Symbol: line(10).optional(),
  PerUsd: z.number('notANumber').positive('tooSmall').max(100_000_000, 'tooLarge').optional(),
  Occupancy: z.int('notANumber').min(1, 'tooSmall').max(20, 'tooLarge').optional(),
  Price: money().optional(),
  Per: z.enum(extraPer, 'required').optional(),
  City: line(80).optional(),
  Colour: z.enum(colours, 'required').optional(),
  MinPercent: z.number('notANumber').min(0, 'tooSmall').max(100, 'tooLarge').multipleOf(0.01, 'notANumber').optional(),
})

export const saveEntryBody = entryFields.extend({
  Lookup: lookupKey,
  /** Null makes a new entry. */
  ID: id().nullable(),
  Version: version().nullable(),
})

export const oneEntry = z.strictObject({ Lookup: lookupKey, ID: queryId() })
