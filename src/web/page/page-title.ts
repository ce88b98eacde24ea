import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** What the page that is shown is called where that is more than the name of its screen; empty elsewhere. */
export const pageTitle = signal('');

/** As long as the screen that says so is there, tabs and histories have this name. */
export function usePageTitle(name: string): void {
  useEffect(() => {
    pageTitle.value = name;
    return () => void (pageTitle.value = '');
  }, [name]);
}
