import type { Asked, Handler } from '#platform/server/handler.ts'
import type { AllModules } from '#platform/server/module.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { costingCalls as calls } from '../../contract/calls.ts'
import type { Rates } from '../../rules/amounts.ts'
import { columnsFor, figuresOf } from '../../rules/figures.ts'
import { currenciesOf, ratesToKeep } from '../../rules/rates.ts'
import { emptySheet } from '../acts/empty-sheet.ts'
import { propose } from '../acts/propose.ts'
import { saveSheet } from '../acts/save-sheet.ts'
import { todaysRates } from '../store/rates.ts'
import { keptSheet, type About } from '../store/sheets.ts'
import { subjectOf, type Subject } from '../store/subjects.ts'

type Asking = Pick<Asked<unknown>, 'db' | 'actor'>
interface Named {
  readonly SubjectKind: About['kind']
  readonly SubjectID: number
}

const found = async (modules: AllModules, { db, actor }: Asking, of: Named): Promise<Subject> =>
  (await subjectOf(db, actor, modules, { kind: of.SubjectKind, id: of.SubjectID })) ?? refuse(notFound)

export const shownRates = (rates: Rates) => Object.entries(rates).map(([Currency, Rate]) => ({ Currency, Rate }))

export const getCostSheet =
  (modules: AllModules): Handler<typeof calls.getCostSheet> =>
  async (asked) => {
    const { db, query } = asked
    const subject = await found(modules, asked, query)
    const { trainees, price } = subject
    const sheet = (await keptSheet(db, subject.kept)) ?? (await emptySheet(db))
    const today = await todaysRates(db, sheet.base)
    const rates = ratesToKeep(sheet, today, currenciesOf(sheet.lines, price?.Currency ?? null))
    const costs = { ...sheet, rates }
    return {
      Subject: {
        Kind: query.SubjectKind,
        ID: query.SubjectID,
        Code: subject.code,
        Name: subject.name,
        StartDate: subject.startsOn,
        EndDate: subject.endsOn,
        Trainees: trainees,
        Price: price,
      },
      Version: sheet.version,
      BaseCurrency: sheet.base,
      Rates: shownRates(rates),
      TodaysRates: shownRates(today),
      OverheadPercent: sheet.overheadPercent,
      TargetMarginPercent: sheet.targetMarginPercent,
      PriceStep: { Minor: sheet.priceStep, Currency: sheet.base },
      Lines: [...sheet.lines],
      Figures: figuresOf(costs, { trainees, price }),
      Columns: columnsFor(costs, trainees),
      Actions: ['saveCostSheet'],
    }
  }

export const proposeCostLines =
  (modules: AllModules): Handler<typeof calls.proposeCostLines> =>
  async (asked) => {
    const { db, actor, query } = asked
    const subject = await found(modules, asked, query)
    const { base } = (await keptSheet(db, subject.kept)) ?? (await emptySheet(db))
    const { lines, unknown } = await propose(db, actor, base, subject)
    return { Lines: lines, Unknown: unknown }
  }

export const saveCostSheet =
  (modules: AllModules): Handler<typeof calls.saveCostSheet> =>
  async (asked) => {
    const { body } = asked
    const subject = await found(modules, asked, body)
    const written = {
      overheadPercent: body.OverheadPercent,
      targetMarginPercent: body.TargetMarginPercent,
      lines: body.Lines,
      renewRates: body.RenewRates,
    }
    return saveSheet(asked, subject, written, body.Version)
  }
