import { Stack, Switch, Title } from '@mantine/core'
import { KeyList } from '#platform/web/keys/KeyList.tsx'
import { useSingleKeys } from '#platform/web/keys/single-keys.ts'
import { webModules } from '#platform/web/screens.ts'
import { useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { useTitles } from '#platform/web/titles.ts'
import { menuOf } from './menu.ts'

/** The keys that lead through the application, and the switch for those of one letter. */
export function KeyChoices() {
  const t = useText('kit/keys')
  const titleOf = useTitles()
  const [on, turn] = useSingleKeys()
  const groups = menuOf(webModules().screens, useUser())
  const always = [
    { keys: ['Ctrl', 'K'], does: t('palette') },
    { keys: ['/'], does: t('list') },
  ]
  const go = groups.map(({ group, entries }) => ({
    keys: ['G', group.letter.toUpperCase()],
    does: titleOf(entries.length === 1 ? entries[0]!.screen.title : group.title),
  }))
  return (
    <Stack gap="sm">
      <Title order={3} size="h5">
        {t('title')}
      </Title>
      <KeyList lines={on ? [...always, ...go] : always} />
      <Switch
        label={t('on')}
        description={`${t('hint')} ${t('off')}`}
        checked={on}
        onChange={(event) => turn(event.currentTarget.checked)}
      />
    </Stack>
  )
}
