import type { Doing, Noun } from '#platform/server/acts/write-act.ts'
import { toMajor, type Money } from '#platform/shared/values/money.ts'
import { costSheetActs } from '../../contract/acts.ts'
import type { About, NotedLine } from '../store/sheets.ts'

export interface SheetOf {
  readonly id: number
  readonly about: About
  /** What people call what it is about. */
  readonly code: string
}

/** What each fact about a sheet carries: the `code` and kind of what it is about, and its number. */
export const noun: Noun<typeof costSheetActs, 'costing.sheet', SheetOf, Doing> = {
  acts: costSheetActs,
  stored: {
    table: 'costing.sheet',
    // The sums follow from the lines, which are told beside.
    unkept: [
      'id',
      'subject_kind',
      'subject_id',
      'plan_row_id',
      'class_id',
      'rates',
      'price_step_minor',
      'planned_fixed_minor',
      'planned_each_minor',
      'committed_fixed_minor',
      'committed_together_minor',
      'actual_fixed_minor',
      'actual_together_minor',
      'forecast_fixed_minor',
      'forecast_each_minor',
      'forecast_together_minor',
      'avoidable_minor',
      'version',
    ],
  },
  idOf: ({ id }) => id,
  factsOf: ({ about, code }) => ({ code, about: about.kind, aboutId: about.id }),
  beside: ['lines', 'rates'],
}

const written = (money: Money) => `${toMajor(money)} ${money.Currency}`

/** The lines as the audit keeps them, one text each: names of the code, no words of a language. */
export const linesAsKept = (lines: readonly NotedLine[]): string[] =>
  lines.map((line) =>
    [
      `${line.Kind}${line.Note && ` (${line.Note})`}: ${line.Quantity} × ${written(line.Unit)}`,
      line.SharedBy > 1 && `÷ ${line.SharedBy}`,
      line.PerTrainee && '× n',
      line.IsAvoidable && 'avoidable',
      line.Committed && `committed ${written(line.Committed)}`,
      line.Actual && `actual ${written(line.Actual)}`,
    ]
      .filter(Boolean)
      .join(', '),
  )
