import type { AdvertPeopleShown } from '../../rules/advert.ts'
import type { Outcome } from '../../rules/campaign.ts'
import type { PeopleShown } from '../../rules/audience.ts'

type Values = Readonly<Record<string, string | number | boolean | undefined>>

function addressOf(path: string, values: Values): `/${string}` {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== false)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return `${path as '/'}${query && `?${query}`}`
}

/** The page of an audience, to read or to change, with some of its people alone; of a new one where none is named. */
export const audienceAddress = ({
  shown,
  ...at
}: {
  readonly audience?: number
  readonly edit?: boolean
  readonly shown?: PeopleShown
}) => addressOf('/Setting/PopulationList', { ...at, Shown: shown })

/** The page of an advertisement; of a new one where none is named. */
export const advertisementAddress = (at: { readonly advertisement?: number; readonly add?: boolean }) =>
  addressOf('/Setting/AdvertisementEmail', at)

/** The page of a campaign, with those of its people alone who stand so. */
export const campaignAddress = (id: number, State?: Outcome) => addressOf(`/Campaigns/${id}`, { State })

/** The page of an advert, to read or to change, with those of its people alone who did so; of a new one where none is named. */
export const advertAddress = ({
  Shown,
  ...at
}: {
  readonly advert?: number
  readonly edit?: boolean
  readonly add?: boolean
  readonly tab?: 'preview' | 'people' | 'versions'
  readonly Shown?: AdvertPeopleShown
}) => addressOf('/advertisement', { ...at, Shown })

/** Where one decides what goes to whom, with what is chosen already. */
export const newCampaignAddress = (chosen: { readonly advertisement?: number; readonly audience?: number }) =>
  addressOf('/NewCampaign', chosen)
