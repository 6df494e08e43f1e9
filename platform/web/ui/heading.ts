import { createContext } from 'react'

/** Whether a page's heading stands above; what is shown in place of a whole page brings its own. */
export const HasHeading = createContext(false)
