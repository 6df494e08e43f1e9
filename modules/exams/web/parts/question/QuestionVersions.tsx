import { List } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { InstantText, Sep, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { questionCalls } from '../../../contract/calls.ts'

/** Who wrote which version when. */
export function QuestionVersions({ versions }: { versions: Output<typeof questionCalls.getQuestion>['Versions'] }) {
  const t = useText('exams')
  const format = useFormat()
  return (
    <List size="sm">
      {versions.map((version) => (
        <List.Item key={version.Version}>
          {t('fields.version', { number: format.number(version.Version) })}
          <Sep />
          <InstantText at={version.At} />
          {version.By && (
            <>
              <Sep />
              <bdi>{version.By}</bdi>
            </>
          )}
        </List.Item>
      ))}
    </List>
  )
}
