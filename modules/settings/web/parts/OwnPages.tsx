import { Anchor, SimpleGrid } from '@mantine/core'
import { AppLink } from '#platform/web/link.tsx'
import { webModules } from '#platform/web/screens.ts'
import { mayPass, useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { useTitles } from '#platform/web/words/titles.ts'
import { Section } from '#platform/web/ui/Page.tsx'

/** The way to what is set on pages of its own: those that name this one as theirs, but for those that it leads to elsewhere. */
export function OwnPages({ of, but }: { of: string; but: ReadonlySet<string> }) {
  const t = useText('settings')
  const titleOf = useTitles()
  const user = useUser()
  const pages = webModules().screens.filter(
    ({ parent, rule, path }) => parent === of && !path.includes(':') && !but.has(path) && mayPass(rule, user),
  )
  if (pages.length === 0) return null
  return (
    <Section title={t('pages')}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="xs" verticalSpacing="xs">
        {pages.map(({ path, title }) => (
          <Anchor key={path} component={AppLink} to={path as '/'} c="var(--mantine-color-text)" py="0.25rem">
            {titleOf(title)}
          </Anchor>
        ))}
      </SimpleGrid>
    </Section>
  )
}
