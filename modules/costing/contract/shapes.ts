import * as z from 'zod'
import { dayReply } from '#platform/shared/record/list.ts'
import { id, money, moneyReply, optionalLine, trilingualReply } from '#platform/shared/shapes.ts'
import { minorDigits } from '#platform/shared/values/money.ts'
import { outcomes } from '../rules/figures.ts'
import { costKinds, costSubjects } from '../rules/kinds.ts'

/** At most two decimals. */
const twoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
export const decimal = (least: number, most: number) =>
  z.number({ error: 'notANumber' }).min(least, 'tooSmall').max(most, 'tooLarge').refine(twoDecimals, 'notANumber')

/** A currency whose rate is kept with ten decimals has at most three minor digits. */
const amount = () => money().refine(({ Currency }) => minorDigits(Currency) <= 3, 'required')

export const costLine = z.strictObject({
  Kind: z.enum(costKinds),
  Note: optionalLine(200),
  PerTrainee: z.boolean(),
  Quantity: decimal(0.01, 10_000),
  /** How many share one of it. */
  SharedBy: z.int({ error: 'notANumber' }).min(1, 'tooSmall').max(20, 'tooLarge'),
  /** What one of the quantity costs. */
  Unit: amount(),
  IsAvoidable: z.boolean(),
  /** Of a line for each trainee for all of them together. */
  Committed: amount().nullable(),
  Actual: amount().nullable(),
})
export type WrittenLine = z.infer<typeof costLine>

export const costLineReply = z.object({
  Kind: z.enum(costKinds),
  Note: z.string(),
  PerTrainee: z.boolean(),
  Quantity: z.number(),
  SharedBy: z.int(),
  Unit: moneyReply,
  IsAvoidable: z.boolean(),
  Committed: moneyReply.nullable(),
  Actual: moneyReply.nullable(),
})

export const rateReply = z.object({ Currency: z.string(), Rate: z.number() })

export const subjectFields = { SubjectKind: z.enum(costSubjects), SubjectID: id() }

/** What the costs are of, with what its module knows. */
export const subjectReply = z.object({
  Kind: z.enum(costSubjects),
  ID: z.int(),
  Code: z.string(),
  Name: trilingualReply,
  StartDate: dayReply().nullable(),
  EndDate: dayReply().nullable(),
  /** For how many it is reckoned. */
  Trainees: z.int(),
  /** What each of them pays, net; null: nobody has said it. */
  Price: moneyReply.nullable(),
})

/** The figures of a sheet, every amount in minor units of its base currency. */
export const figuresReply = z.object({
  /** F, with A of it avoidable; V; what F bears of the academy's own costs. */
  Fixed: z.int(),
  Avoidable: z.int(),
  PerTrainee: z.int(),
  Overhead: z.int(),
  Cost: z.int(),
  /** `Price` in the base currency. */
  Price: z.int().nullable(),
  Revenue: z.int().nullable(),
  Margin: z.int().nullable(),
  MarginPercent: z.number().nullable(),
  /** Why there is no break-even: `priceTooLow`, the price does not cover what each trainee costs. */
  Outcome: z.enum(outcomes),
  BreakEven: z.int().nullable(),
  GoNoGo: z.int().nullable(),
  SuggestedPrice: z.int().nullable(),
})

/** One of the four columns of a sheet, for so many trainees, with overhead. */
export const columnsReply = z.object({
  Planned: z.int(),
  Committed: z.int(),
  Actual: z.int(),
  Forecast: z.int(),
})
