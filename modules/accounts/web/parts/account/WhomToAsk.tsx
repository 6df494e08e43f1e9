import type { Role } from '#platform/shared/access.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { getGranters } from '../../../contract/granters.ts'
import classes from './WhomToAsk.module.css'

/** Below 'granted by': the administrators by name where the reader is staff, and how to reach the academy. */
export default function WhomToAsk({ grantedBy }: { grantedBy: readonly Role[] }) {
  const t = useText('accounts')
  const pick = usePick()
  const format = useFormat()
  const { data } = useCall(getGranters, {}, { freshFor: 60_000, silent: true })
  if (!data) return null
  const names = grantedBy.includes('admin') ? data.Admins.map(pick) : []
  return (
    <div className={classes['whom']}>
      {names.length > 0 && (
        <p>
          {t('granters.admins')} <bdi>{format.list(names)}</bdi>
          {data.More > 0 && <> {t('granters.more', { count: data.More })}</>}
        </p>
      )}
      {(data.Email || data.Phone) && (
        <p>
          {t('granters.contact')}{' '}
          {data.Email && (
            <a href={`mailto:${data.Email}`}>
              <Code>{data.Email}</Code>
            </a>
          )}{' '}
          {data.Phone && <Code>{data.Phone}</Code>}
        </p>
      )}
    </div>
  )
}
