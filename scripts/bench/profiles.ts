/** The two lines and phones that parents of issue 3 have. */
export type Profile = {
  readonly name: string;
  /** Thousands of bits a second, to the phone and from it. */
  readonly down: number;
  readonly up: number;
  /** Round trip in milliseconds. */
  readonly rtt: number;
  /** How many times slower the phone computes than this machine. */
  readonly cpu: number;
};

export const profiles: readonly Profile[] = [
  { name: "slow 4G", down: 1600, up: 750, rtt: 150, cpu: 4 },
  { name: "slow 3G", down: 400, up: 400, rtt: 400, cpu: 6 },
];
