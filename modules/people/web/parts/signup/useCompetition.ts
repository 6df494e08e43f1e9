import { useAddress } from '#platform/web/start/address.ts'

/** The competition that brought the visitor: from the address, or kept by the tab. */
export function useCompetition(): string | null {
  const { search } = useAddress()
  return search['competition']?.slice(0, 60) || sessionStorage.getItem('CompetitionCode') || null
}
