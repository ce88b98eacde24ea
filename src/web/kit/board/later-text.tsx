import type { ComponentType, JSX } from 'preact';
import { later } from '../later.ts';

/** A long text that few open: it is fetched when somebody does. */
export function laterText<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => JSX.Element {
  const useText = later(load);
  return props => {
    const { found: Text } = useText();
    return Text ? <Text {...props} /> : <></>;
  };
}
