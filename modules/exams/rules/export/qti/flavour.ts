import { element, type Attributes } from '../xml-writing.ts'

/** QTI 2.1 and 3 say the same in other names: `assessmentItem` and `qti-assessment-item`. */
export interface Flavour {
  readonly namespace: string
  readonly schema: string
  readonly templates: string
  readonly resourceType: string
  readonly packageNamespace: string
  readonly packageSchema: readonly [name: string, version: string]
  readonly isThree: boolean
  readonly make: (name: string, attributes?: Attributes, ...content: readonly string[]) => string
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const flavours: Readonly<Record<'qti21' | 'qti3', Flavour>> = {
  qti21: {
    namespace: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
    schema: 'http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd',
    templates: 'http://www.imsglobal.org/question/qti_v2p1/rptemplates',
    resourceType: 'imsqti_item_xmlv2p1',
    packageNamespace: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    packageSchema: ['QTIv2.1 Package', '1.0.0'],
    isThree: false,
    make: element,
  },
  qti3: {
    namespace: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
    schema: 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd',
    templates: 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates',
    resourceType: 'imsqti_item_xmlv3p0',
    packageNamespace: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
    packageSchema: ['QTI Package', '3.0.0'],
    isThree: true,
    make: (name, attributes = {}, ...content) =>
      element(
        `qti-${kebab(name)}`,
        Object.fromEntries(
          Object.entries(attributes).map(([key, value]) => [/^(?:xml|xsi)/.test(key) ? key : kebab(key), value]),
        ),
        ...content,
      ),
  },
}
