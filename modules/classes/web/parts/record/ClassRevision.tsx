import { Stack, Text } from '@mantine/core'
import { CourseChanges } from '#modules/catalogue/web/public.ts'
import { send } from '#platform/web/client.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { classActs as acts } from '../../../contract/acts.ts'
import type { CourseClass } from '../course-class.ts'

/** The revision of its course that a class was sold with, and what the course says by now. */
export function ClassRevision({ found }: { found: CourseClass }) {
  const t = useText('classes')
  const format = useFormat()
  const kept = found.Revision
  if (!kept)
    return (
      <Section>
        <Text size="sm">{t(found.State === 'draft' ? 'revision.draft' : 'revision.never')}</Text>
      </Section>
    )
  return (
    <Stack gap="md">
      <Section>
        <KeyValues
          columns={3}
          items={[
            { label: t('fields.courseRevision'), value: format.number(kept.Number) },
            { label: t('revision.madeAt'), value: format.dateTime(kept.MadeAt) },
            { label: t('revision.newest'), value: format.number(kept.Newest) },
          ]}
        />
      </Section>
      <Section
        title={t('revision.since')}
        actions={
          <ActionBar
            module="classes"
            allowed={found.Actions}
            actions={actButtons(acts, found, ['takeRevision'], {
              takeRevision: {
                run: () =>
                  send(acts.table.takeRevision.call, {
                    ID: found.ID,
                    body: { Version: found.Version, Revision: kept.Newest },
                  }),
              },
            })}
          />
        }
      >
        {kept.Newest === kept.Number ? (
          <Text size="sm">{t('revision.isNewest')}</Text>
        ) : (
          <CourseChanges changes={kept.Changes} />
        )}
      </Section>
    </Stack>
  )
}
