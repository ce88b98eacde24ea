import type { JSX } from 'preact';
import { type Options, type OptionValue, offeredOptions } from '../../engine/options.ts';
import type { OpenedGame } from '../catalogue/opened-game.ts';
import { RadioChoice } from '../ui/radio-choice.tsx';
import { SelectChoice } from '../ui/select-choice.tsx';

interface Props {
  readonly opened: OpenedGame;
  readonly options: Options;
  readonly change: (options: Options) => void;
}

/** The game says what can be chosen; its words say what that means. */
export function GameOptions({ opened, options, change }: Props): JSX.Element {
  const { game, gameWords } = opened;
  return (
    <>
      {offeredOptions(game.options).map(spec => {
        const { name, values } = spec;
        const optionWords = gameWords.options?.[name];
        const choose = (value: OptionValue | undefined) => change(withOption(options, name, value));
        const shared = { key: name, name: optionWords?.name ?? name, hint: optionWords?.hint };
        const say = (value: OptionValue) =>
          (value === '' ? optionWords?.none : optionWords?.values[String(value)]) ?? (String(value) || '–');
        const written = { ...shared, value: String(options[name] ?? ''), say };
        const chooseWritten = (text: string) => choose(values.find(value => String(value) === text));
        if (spec.default !== undefined)
          return (
            <RadioChoice
              {...shared}
              values={values}
              value={options[name]}
              say={value => say(value ?? '')}
              choose={choose}
            />
          );
        // What may be left out and has many values is chosen from a list.
        const listed = ['', ...values.map(String)];
        return listed.length > 2 ? (
          <SelectChoice {...written} values={listed} choose={chooseWritten} />
        ) : (
          <RadioChoice {...written} values={listed} choose={chooseWritten} />
        );
      })}
    </>
  );
}

/** Options with one of them set, or left out again. */
function withOption(options: Options, name: string, value: OptionValue | undefined): Options {
  const { [name]: _, ...rest } = options;
  return value === undefined ? rest : { ...rest, [name]: value };
}
