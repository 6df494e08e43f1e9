import * as z from 'zod'
import { isZone } from '../values/dates.ts'
import { email, money as sentMoney, moneyReply, optionalLine, phone, plainText, shortText, tooLong } from '../shapes.ts'
import { textLanguages, type Trilingual } from '../text.ts'
import type { Money } from '../values/money.ts'

/** What the numbers count; the word stands behind the number. */
export const settingUnits = ['times', 'percent', 'minutes', 'hours', 'days', 'months'] as const
export type SettingUnit = (typeof settingUnits)[number]

/** When a changed value holds: at once, or for what begins from then on. */
export type SettingFrom = 'now' | 'next'

interface Given<Value> {
  /** What holds until the academy sets it. */
  readonly default: Value
  /** What the sample academy sets. */
  readonly sample?: Value
  readonly from?: SettingFrom
}

/** One thing that the academy may set: its kind says how it is sent, kept, drawn and read out. */
export interface Setting<Value = any> extends Given<Value> {
  readonly kind:
    | 'text'
    | 'trilingual'
    | 'number'
    | 'money'
    | 'switch'
    | 'choice'
    | 'zone'
    | 'country'
    | 'currency'
    | 'own'
  /** What may be sent; a kept value that does not pass is left aside. */
  readonly shape: z.ZodType<Value, Value>
  readonly reply: z.ZodType<Value>
  readonly isRequired?: boolean
  readonly least?: number
  readonly most?: number
  readonly unit?: SettingUnit
  readonly longest?: number
  /** Several lines, and how many stand open. */
  readonly rows?: number
  readonly text?: 'text' | 'email' | 'phone'
  readonly options?: readonly string[]
}

const counted =
  (unit?: SettingUnit) =>
  (given: Given<number> & { readonly least: number; readonly most: number }): Setting<number> => ({
    kind: 'number',
    ...(unit && { unit }),
    isRequired: true,
    ...given,
    shape: z.int({ error: 'required' }).min(given.least, 'tooSmall').max(given.most, 'tooLarge'),
    reply: z.int(),
  })

const inAll = (shape: z.ZodType<string, string>) => z.strictObject({ ar: shape, en: shape, fr: shape })
type InAll = Required<Trilingual>

/** The kinds of settings. A value outside of its limits is refused with its field. */
export const setting = {
  count: counted(),
  times: counted('times'),
  percent: counted('percent'),
  minutes: counted('minutes'),
  hours: counted('hours'),
  days: counted('days'),
  months: counted('months'),

  switch: (given: Given<boolean>): Setting<boolean> => ({
    kind: 'switch',
    ...given,
    shape: z.boolean(),
    reply: z.boolean(),
  }),

  choice: <const Option extends string>(
    options: readonly Option[],
    given: NoInfer<Given<Option>>,
  ): Setting<Option> => ({
    kind: 'choice',
    options,
    isRequired: true,
    ...given,
    shape: z.enum(options as readonly [Option, ...Option[]]),
    reply: z.enum(options as readonly [Option, ...Option[]]),
  }),

  /** In the smallest unit of its currency. */
  money: (given: Given<Money>): Setting<Money> => ({
    kind: 'money',
    isRequired: true,
    ...given,
    shape: sentMoney(),
    reply: moneyReply,
  }),

  email: (given: Given<string>): Setting<string> => ({
    kind: 'text',
    text: 'email',
    longest: 254,
    ...given,
    shape: z.union([z.literal(''), email()]),
    reply: z.string(),
  }),

  phone: (given: Given<string>): Setting<string> => ({
    kind: 'text',
    text: 'phone',
    longest: 40,
    ...given,
    shape: z.union([z.literal(''), phone()]),
    reply: z.string(),
  }),

  /** One line in three languages; `required`: at least one of them. */
  name: (given: Given<InAll> & { readonly longest: number; readonly required?: true }): Setting<InAll> => ({
    kind: 'trilingual',
    isRequired: given.required ?? false,
    ...given,
    shape: inAll(optionalLine(given.longest)).refine(
      (text) => !given.required || textLanguages.some((language) => text[language]),
      'required',
    ),
    reply: inAll(z.string()),
  }),

  /** Plain text of several lines in three languages; `required`: at least one of them. */
  text: (
    given: Given<InAll> & { readonly longest: number; readonly rows: number; readonly required?: true },
  ): Setting<InAll> => ({
    kind: 'trilingual',
    isRequired: given.required ?? false,
    ...given,
    shape: inAll(plainText(given.longest)).refine(
      (text) => !given.required || textLanguages.some((language) => text[language]),
      'required',
    ),
    reply: inAll(z.string()),
  }),

  /** A time zone of the IANA database. */
  zone: (given: Given<string>): Setting<string> => ({
    kind: 'zone',
    isRequired: true,
    ...given,
    shape: z.string({ error: 'required' }).max(60, tooLong).refine(isZone, 'notAllowed'),
    reply: z.string(),
  }),

  /** A country, by the code of its nationality. */
  country: (given: Given<string>): Setting<string> => ({
    kind: 'country',
    isRequired: true,
    ...given,
    shape: shortText(3, 'notAllowed').regex(/^[A-Z]{2,3}$/, 'notAllowed'),
    reply: z.string(),
  }),

  /** A currency that the academy keeps, by its code of ISO 4217. */
  currency: (given: Given<string>): Setting<string> => ({
    kind: 'currency',
    isRequired: true,
    ...given,
    shape: shortText(3, 'notAllowed').regex(/^[A-Z]{3}$/, 'notAllowed'),
    reply: z.string(),
  }),

  /** What has a page or a field of its own. */
  own: <Value>(shape: z.ZodType<Value, Value>, given: Given<Value>): Setting<Value> => ({
    kind: 'own',
    ...given,
    shape,
    reply: shape,
  }),
}
