import { useEffect, useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { broughtAnswer } from '#platform/web/signed-in/brought.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { useRoleName } from '#platform/web/words/role-words.ts'
import type { getSampleLogins } from '../../../contract/sample.ts'
import classes from './SampleLogins.module.css'

type Samples = Output<typeof getSampleLogins>

/** In the sample academy: its people, each a click away. Nothing elsewhere. */
export function SampleLogins({ onChoose }: { onChoose: (email: string, password: string) => void }) {
  const t = useText('signin')
  const roleName = useRoleName()
  const arabic = useLanguage() === 'ar'
  const samples = useSamples()
  if (!samples?.Password || samples.Items.length === 0) return null
  const password = samples.Password
  return (
    <section className={classes['panel']} aria-labelledby="sample-logins">
      <h2 id="sample-logins" className={classes['title']}>
        {t('sample.title')}
      </h2>
      <p className={classes['hint']}>
        {t('sample.hint')}{' '}
        <bdi dir="ltr" className={classes['password']}>
          {password}
        </bdi>
      </p>
      <ul className={classes['list']}>
        {samples.Items.map((sample) => (
          <li key={sample.Email}>
            <button type="button" className={classes['account']} onClick={() => onChoose(sample.Email, password)}>
              <bdi className={classes['name']}>{arabic ? sample.NameAr : sample.NameEn}</bdi>
              <span className={classes['role']}>{roleName(sample.Role, sample.Gender)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

// Where they did not come with the page they are asked for after it is drawn, as that brings the contract's code with it.
function useSamples(): Samples | null {
  const [samples, setSamples] = useState(() => broughtAnswer<Samples>('getSampleLogins'))
  const known = samples !== null
  useEffect(() => {
    if (known) return undefined
    let left = false
    const ask = async () => {
      const [{ getSampleLogins }, { send }] = await Promise.all([
        import('../../../contract/sample.ts'),
        import('#platform/web/client.ts'),
      ])
      const answer = await send(getSampleLogins).catch(() => null)
      if (!left) setSamples(answer)
    }
    void ask()
    return () => {
      left = true
    }
  }, [known])
  return samples
}
