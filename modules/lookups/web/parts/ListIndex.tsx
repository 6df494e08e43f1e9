import { Anchor, SimpleGrid, Stack, TextInput, Title } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { foldText } from '#platform/shared/text.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { settingsGroups as groups } from '../../rules/settings-groups.ts'
import { lookupOf, type LookupKey } from '../../rules/registry.ts'

/** The pages that the index leads to. */
export const listedPaths: ReadonlySet<string> = new Set(
  Object.values(groups).flatMap((keys) => keys.map((key) => lookupOf(key).path)),
)

/** The way to every list that the academy keeps for itself. */
export function ListIndex() {
  const t = useText('lookups')
  const [wanted, setWanted] = useState('')
  const isFound = (key: LookupKey) => foldText(t(`screens.${key}`)).includes(foldText(wanted))
  const found = Object.entries(groups)
    .map(([group, keys]) => [group as keyof typeof groups, (keys as readonly LookupKey[]).filter(isFound)] as const)
    .filter(([, keys]) => keys.length > 0)
  return (
    <Section title={t('lists')} description={t('settingsIntro')}>
      <Stack gap="md">
        <TextInput
          type="search"
          maw={{ sm: '24rem' }}
          aria-label={t('findList')}
          placeholder={t('findList')}
          leftSection={<IconSearch size="1rem" aria-hidden />}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
        {found.length === 0 && <EmptyState sentence={t('noList')} />}
        {found.map(([group, keys]) => (
          <Stack key={group} gap="xs" component="section" aria-label={t(`groups.${group}`)}>
            <Title order={3} size="sm">
              {t(`groups.${group}`)}
            </Title>
            <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="xs" verticalSpacing="xs">
              {keys.map((key) => (
                <Anchor
                  key={key}
                  component={AppLink}
                  to={lookupOf(key).path as '/'}
                  c="var(--mantine-color-text)"
                  py="0.25rem"
                >
                  {t(`screens.${key}`)}
                </Anchor>
              ))}
            </SimpleGrid>
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}
