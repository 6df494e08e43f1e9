import { Button, Stack, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { callsOfSection } from '#platform/shared/settings/section-calls.ts'
import { wireName, type SettingSection } from '#platform/shared/settings/section.ts'
import { useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import type { Translate } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import type { SettingChange } from '../../contract/setting-changes.ts'
import { SectionForm } from './SectionForm.tsx'
import { SettingChanged, SettingDefault, SettingHelp } from './SettingStanding.tsx'
import { SettingValue } from './SettingValue.tsx'

interface Shown {
  readonly section: SettingSection
  readonly words: Translate
  /** Who changed the setting of this key last; undefined where nobody has. */
  readonly changeOf: (key: string) => SettingChange | undefined
}

/** One section as it holds now. What has a page of its own is changed there. */
export function SectionCard({ section, words, changeOf }: Shown) {
  const kit = useKit()
  const { at, name } = section
  if (at === undefined) return <OwnCard section={section} words={words} changeOf={changeOf} />
  const keys = Object.keys(section.table)
  return (
    <Section
      title={words.maybe(`sections.${name}.title`, name)}
      description={words.maybe(`sections.${name}.about`)}
      actions={
        <Button variant="default" component={AppLink} to={at as '/'}>
          {kit('open')}
        </Button>
      }
    >
      <Stack gap="xs" component="ul" m={0} ps="md">
        {keys.map((key) => (
          <Text key={key} component="li" size="sm">
            {words.maybe(`settings.${key}.label`, key)}
            <SettingChanged change={changeOf(key)} />
          </Text>
        ))}
      </Stack>
    </Section>
  )
}

function OwnCard({ section, words, changeOf }: Shown) {
  const kit = useKit()
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const query = useCall(callsOfSection(section).get, {})
  const title = words.maybe(`sections.${section.name}.title`, section.name)
  return (
    <Section
      title={title}
      description={words.maybe(`sections.${section.name}.about`)}
      actions={
        query.data?.IsFixed !== true && (
          <Button
            variant="default"
            leftSection={<IconPencil size="1.125rem" aria-hidden />}
            disabled={!query.data}
            aria-label={`${kit('edit')}${format.colon}${title}`}
            onClick={() => setOpen(true)}
          >
            {kit('edit')}
          </Button>
        )
      }
    >
      <QueryView query={query} module="settings">
        {(values) => (
          <>
            <KeyValues
              columns={2}
              items={Object.entries(section.table).map(([key, declared]) => ({
                label: words.maybe(`settings.${key}.label`, key),
                value: (
                  <>
                    <SettingValue
                      setting={declared}
                      value={values[wireName(key)]}
                      wordOf={(option) => words.maybe(`settings.${key}.options.${option}.label`, option)}
                    />
                    <SettingHelp sentence={words.maybe(`settings.${key}.help`)} />
                    <SettingDefault
                      setting={declared}
                      value={values[wireName(key)]}
                      wordOf={(option) => words.maybe(`settings.${key}.options.${option}.label`, option)}
                    />
                    <SettingChanged change={changeOf(key)} />
                  </>
                ),
                wide: declared.rows !== undefined || declared.kind === 'own',
              }))}
            />
            <Dialog opened={open} onClose={() => setOpen(false)} title={title} drawer size="42rem">
              <SectionForm
                section={section}
                words={words}
                values={values}
                changeOf={changeOf}
                onReload={query.refetch}
                onClose={() => setOpen(false)}
              />
            </Dialog>
          </>
        )}
      </QueryView>
    </Section>
  )
}
