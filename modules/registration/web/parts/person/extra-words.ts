import { useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { Registration } from '../wire.ts'

type Extra = Registration['Extras'][number]

/** How a paid extra is said: its name with its price, and for what that is charged. */
export function useExtraWords() {
  const t = useText('registration')
  const format = useFormat()
  const pick = usePick()
  const withPrice = ({ Name, Price, Per }: Extra) =>
    t(`extras.${Per}`, { name: pick(Name), price: format.money(Price) })
  return { withPrice, list: (extras: readonly Extra[]) => format.list(extras.map(withPrice)) }
}

/** The wish for a room: its type and for how many nights, or that none is asked for. */
export function useStayWords() {
  const t = useText('registration')
  const format = useFormat()
  const pick = usePick()
  return ({
    NeedsAccommodation,
    RoomTypeName,
    Nights,
  }: Pick<Registration, 'NeedsAccommodation' | 'RoomTypeName' | 'Nights'>) => {
    if (!NeedsAccommodation) return t('travel.needsNot')
    const facts = [RoomTypeName && pick(RoomTypeName), Nights !== null && t('travel.nights', { count: Nights })]
    const said = facts.filter((fact) => typeof fact === 'string')
    return said.length > 0 ? format.joined(said) : t('travel.needs')
  }
}

/** What a stay costs, and how many of its nights have no price. */
export function useStayPrice() {
  const t = useText('registration')
  const format = useFormat()
  return ({ Totals, Unpriced }: NonNullable<Registration['StayPrice']>) =>
    format.joined([
      ...(Totals.length > 0 ? [format.list(Totals.map((each) => format.money(each)))] : []),
      ...(Unpriced > 0 ? [t('travel.unpriced', { count: Unpriced })] : []),
    ])
}
