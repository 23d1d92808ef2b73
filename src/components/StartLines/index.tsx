import {Fragment, type ReactNode} from 'react';
import CodeBlock from '@site/src/components/CodeBlock';
import Heading from '@theme/Heading';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Phrases from '@site/src/components/Phrases';
import {CellView} from '@site/src/components/Facts/Cell';
import type {StartLinesProps} from './resolve';

export default function StartLines({lines}: StartLinesProps): ReactNode {
  return lines.map(({id, title, text, windows, linux, docker}) => (
    <Fragment key={id}>
      <Heading as="h3" id={`start-${id}`}>
        <Phrases of={title} />
      </Heading>
      <p>
        <CellView cell={text} />
      </p>
      <Tabs groupId="os">
        <TabItem value="windows" label="Windows">
          <CodeBlock language="batch" html={windows} />
        </TabItem>
        <TabItem value="linux" label="Linux">
          <CodeBlock language="bash" html={linux} />
        </TabItem>
        {docker && (
          <TabItem value="docker" label="Docker">
            <CodeBlock language="yaml" title="compose.yaml" html={docker} />
          </TabItem>
        )}
      </Tabs>
    </Fragment>
  ));
}
