import * as z from 'zod'
import { call, type Call } from '../call.ts'
import { changedMeanwhile, notNow } from '../refusal.ts'
import { doneReply, version } from '../shapes.ts'
import { wireName, type KeyOf, type SettingSection } from './section.ts'

/** What is typed on the form of a section, under the names of the wire. */
export const fieldsOf = <Section extends SettingSection>({ table }: Section) =>
  z.strictObject(
    Object.fromEntries(Object.entries(table).map(([key, { shape }]) => [wireName(key), shape])),
  ) as unknown as z.ZodObject<Shapes<Section>, z.core.$strict>

type Shapes<Section extends SettingSection> = {
  readonly [Key in KeyOf<Section> as Capitalize<Key>]: Section['table'][Key]['shape']
}

/** What was read of a section, and what is sent back. */
type Values = Readonly<Record<string, unknown>> & {
  readonly Version: number
  /** Of a section that is not changed once work has begun: whether it has. */
  readonly IsFixed?: boolean
}

export interface SectionCalls {
  readonly get: Call<unknown, { query: undefined; body: undefined }, Values>
  readonly save: Call<{ body: Values }, { query: undefined; body: Values }, { Done: true }>
}

const made = new Map<SettingSection, SectionCalls>()

/** The calls that read and change a section, from its declaration. */
export function callsOfSection(section: SettingSection): SectionCalls {
  const kept = made.get(section)
  if (kept) return kept
  const { name, page, who, table, isFixed } = section
  const folder = page === 'general' ? '/api/GeneralSetting' : '/api/SettingSystem'
  const replies = Object.entries(table).map(([key, { reply }]) => [wireName(key), reply])
  const calls = {
    get: call({
      method: 'GET',
      path: `${folder}/Get${wireName(name)}`,
      who,
      effect: 'reads',
      summary: `The settings of ${name}, as they hold now.`,
      reply: z.object({ ...Object.fromEntries(replies), ...(isFixed && { IsFixed: z.boolean() }), Version: version() }),
      refusals: [],
    }),
    save: call({
      method: 'PUT',
      path: `${folder}/Save${wireName(name)}`,
      who,
      effect: 'writes',
      summary: `Changes the settings of ${name}${isFixed ? ', as long as no work has begun' : ''}.`,
      body: fieldsOf(section).extend({ Version: version() }),
      reply: doneReply,
      refusals: isFixed ? [notNow, changedMeanwhile] : [changedMeanwhile],
    }),
  } as unknown as SectionCalls
  made.set(section, calls)
  return calls
}
