import { Button, Group, Text } from '@mantine/core'
import { IconRestore } from '@tabler/icons-react'
import type { Setting } from '#platform/shared/settings/kinds.ts'
import { Colon, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { same } from '#platform/web/forms/merge.ts'
import { useText } from '#platform/web/text.ts'
import type { SettingChange } from '../../contract/setting-changes.ts'
import { SettingValue } from './SettingValue.tsx'

/** What the setting does. */
export const SettingHelp = ({ sentence }: { sentence: string }) =>
  sentence && (
    <Text size="xs" c="dimmed">
      {sentence}
    </Text>
  )

interface Compared {
  readonly setting: Setting
  /** As it stands, or as it was typed. */
  readonly value: unknown
  readonly wordOf: (option: string) => string
  /** In a form: the way back, with what the setting is called. */
  readonly back?: { readonly label: string; readonly run: () => void }
}

/** The default of a setting that stands otherwise; nothing where it stands as shipped. */
export function SettingDefault({ setting, value, wordOf, back }: Compared) {
  const t = useText('settings')
  const format = useFormat()
  const usual: unknown = setting.default
  if (same(value, usual)) return null
  return (
    <Group gap="xs" justify="space-between" wrap="nowrap" align="flex-start">
      <Text size="xs" c="dimmed" component="div">
        {t('default.is')}{' '}
        {isEmpty(usual) ? t('default.empty') : <SettingValue {...{ setting, wordOf }} value={usual} />}
      </Text>
      {back && (
        <Button
          variant="subtle"
          size="compact-xs"
          flex="none"
          leftSection={<IconRestore size="0.875rem" aria-hidden />}
          aria-label={`${t('default.back')}${format.colon}${back.label}`}
          onClick={back.run}
        >
          {t('default.back')}
        </Button>
      )}
    </Group>
  )
}

const isEmpty = (usual: unknown): boolean =>
  usual === '' || (typeof usual === 'object' && usual !== null && Object.values(usual).every((part) => part === ''))

/** Who changed the setting last, and when; nothing where nobody has. */
export function SettingChanged({ change }: { change: SettingChange | undefined }) {
  const t = useText('settings')
  const format = useFormat()
  if (!change) return null
  return (
    <Text size="xs" c="dimmed" component="div">
      {t('fields.changed')}
      <Colon />
      {format.dateTime(change.At)}
      {change.By && (
        <>
          <Sep />
          <Localized text={change.By} />
        </>
      )}
    </Text>
  )
}
