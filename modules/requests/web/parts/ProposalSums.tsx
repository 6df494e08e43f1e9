import { Stack, Text } from '@mantine/core'
import { figuresFor, FiguresShown, minorIn, type CostSheetRead } from '#modules/costing/web/public.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { marginPercent, priced } from '../../rules/proposal.ts'

/** Somebody has written down what it costs. */
export const hasCosts = (sheet: CostSheetRead): boolean => sheet.Lines.length > 0

/** The net price of each that brings the wanted margin with so many, in minor units of the sheet's currency; null without costs. */
export const suggestedFor = (sheet: CostSheetRead, trainees: number): number | null =>
  hasCosts(sheet) ? figuresFor(sheet, { trainees, price: null }).SuggestedPrice : null

interface Typed {
  readonly Lines: readonly { readonly Quantity: number | null; readonly Minor: number | null }[]
  readonly Trainees: number | null
  readonly Currency: string
  readonly DiscountPercent: number | null
  readonly CostMinor: number | null
}

/** What the lines come to as typed, and what follows from it with the costs; the tax is the academy's and stands on the saved version. */
export function ProposalSums({ values, sheet }: { values: Typed; sheet: CostSheetRead }) {
  const t = useText('requests')
  const format = useFormat()
  const { Currency } = values
  const lines = values.Lines.flatMap(({ Quantity, Minor }) =>
    Number.isInteger(Quantity) && Number.isInteger(Minor) ? [{ quantity: Quantity!, unitMinor: Minor! }] : [],
  )
  const discount = Number.isFinite(values.DiscountPercent) ? values.DiscountPercent! : 0
  const { netMinor } = priced(lines, discount, 0)
  const trainees = Number.isInteger(values.Trainees) && values.Trainees! > 0 ? values.Trainees! : 1
  const price = { Minor: Math.round(netMinor / trainees), Currency }
  const figures = hasCosts(sheet) ? figuresFor(sheet, { trainees, price }) : null
  const cost = figures ? minorIn(sheet, figures.Cost, Currency) : values.CostMinor
  const margin = Number.isInteger(cost) ? marginPercent(netMinor, cost!) : null
  return (
    <div aria-live="polite">
      <Stack gap="sm">
        <KeyValues
          items={[
            { label: t('fields.net'), value: <strong>{format.money({ Minor: netMinor, Currency })}</strong> },
            ...(figures ? [{ label: t('fields.cost'), value: format.money({ Minor: cost!, Currency }) }] : []),
            {
              label: t('fields.margin'),
              value: (
                <Text {...(margin !== null && margin < 0 && { c: 'red' })} span>
                  {format.percent(margin)}
                </Text>
              ),
            },
          ]}
        />
        {figures && <FiguresShown figures={figures} currency={sheet.BaseCurrency} trainees={trainees} columns={4} />}
      </Stack>
    </div>
  )
}
