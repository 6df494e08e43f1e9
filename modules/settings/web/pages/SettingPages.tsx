import { Stack } from '@mantine/core'
import type { ComponentType } from 'react'
import { ListIndex, listedPaths } from '#modules/lookups/web/public.ts'
import { access } from '#platform/shared/access.ts'
import type { SettingSection } from '#platform/shared/settings/section.ts'
import { useCall } from '#platform/web/data.ts'
import { useUser } from '#platform/web/session.ts'
import { useSettingWords, useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { settingsCalls } from '../../contract/calls.ts'
import { SectionCard } from '../parts/SectionCard.tsx'
import { OwnPages } from '../parts/OwnPages.tsx'
import { settingSections } from '../parts/setting-sections.ts'

type Name = SettingSection['page']
const addresses: Readonly<Record<Name, string>> = { general: '/Setting/GeneralSetting', system: '/SettingSystem' }
const pages = new Map<Name, ComponentType>()

/** The page of this name, with the sections that modules hand in. */
export async function pageOf(name: Name): Promise<ComponentType> {
  const sections = (await settingSections())
    .filter((section) => section.page === name)
    .toSorted((one, other) => one.order - other.order)
  const made = pages.get(name) ?? (() => <SettingPage name={name} sections={sections} />)
  pages.set(name, made)
  return made
}

/** What the academy sets: each section as it holds now, to be changed by whoever may. */
function SettingPage({ name, sections }: { name: Name; sections: readonly SettingSection[] }) {
  const t = useText('settings')
  const user = useUser()
  const words = useSettingWords([...new Set(sections.map(({ module }) => module))])
  const rights = [user?.userRole, ...(user?.permissions ?? [])]
  const { data: changes } = useCall(settingsCalls.getSettingChanges, {})
  const changeOf = (key: string) => changes?.Items.find(({ Key }) => Key === key)
  const own = sections.filter(({ who }) => access[who].some((right) => rights.includes(right as never)))
  return (
    <Page title={t(`screens.${name}`)} description={t(`about.${name}`)} width="form">
      <Stack gap="md">
        <OwnPages of={addresses[name]} but={listedPaths} />
        {own.map((section) => (
          <SectionCard key={section.name} section={section} words={words(section.module)} changeOf={changeOf} />
        ))}
        {own.length === 0 && name === 'general' && <EmptyState sentence={t('nothing')} />}
        {name === 'system' && <ListIndex />}
      </Stack>
    </Page>
  )
}
