import { languageNames, offeredLanguages } from '../../language.ts'
import { changeLanguage, useLanguage, useText } from '../../text.ts'
import classes from './LanguageList.module.css'

/** The languages in a row, each by its own name. */
export function LanguageList({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const t = useText('platform')
  const language = useLanguage()
  return (
    <nav aria-label={t('shell.language')}>
      <ul className={classes['list']}>
        {offeredLanguages.map((each) => (
          <li key={each}>
            <button
              type="button"
              lang={each}
              className={classes['language']}
              aria-current={each === language}
              onClick={() => {
                onChoose?.()
                void changeLanguage(each)
              }}
            >
              {languageNames[each]}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
