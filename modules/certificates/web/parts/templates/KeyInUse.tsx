import { useCall } from '#platform/web/data.ts'
import { Code, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { signingKeyActs } from '../../../contract/acts.ts'
import { certificatesCalls as calls } from '../../../contract/calls.ts'

/** The key by which a certificate is checked without asking the academy, and changing it. */
export function KeyInUse() {
  const words = useText('certificates/templates')
  const format = useFormat()
  const query = useCall(calls.getKeyInUse, {})
  return (
    <Section
      title={words('key')}
      description={words('keyHelp')}
      actions={
        query.data && (
          <ActionBar
            module="certificates"
            allowed={query.data.Actions}
            actions={actButtons(signingKeyActs, {}, ['changeSigningKey'])}
            onDone={() => void query.refetch()}
          />
        )
      }
    >
      <QueryView query={query} module="certificates">
        {({ Kid, MadeAt, Former }) => (
          <KeyValues
            columns={3}
            items={[
              { label: words('kid'), value: Kid ? <Code>{Kid}</Code> : words('noKey') },
              { label: words('since'), value: format.dateTime(MadeAt) },
              { label: words('former'), value: format.number(Former) },
            ]}
          />
        )}
      </QueryView>
    </Section>
  )
}
